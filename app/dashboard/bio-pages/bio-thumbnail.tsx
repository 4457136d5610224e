import { themes } from "@/components/pages/bio/themes";
import { type OwnColors, shareColors } from "@/components/pages/bio/themes/theme";
import { PageThumbnail } from "@/components/ui/page-thumbnail";
import type { BioTheme } from "@/lib/bio-pages/options";
import { LOOKS } from "./looks";

type Page = OwnColors & { title: string; theme: BioTheme };

/** A small drawing of a bio page in its theme and its own colors. */
export const BioThumbnail = ({ page }: { page: Page }) => (
  <PageThumbnail title={page.title} {...colorsOf(page)} />
);

function colorsOf({ theme, accent: chosen, background }: Page) {
  const look = LOOKS.find(({ value }) => value === theme);
  const { share, card } = themes[theme];
  if (look && (card || (share && !background)))
    return {
      ...look,
      paper: background ? `#${background}` : look.paper,
      accent: chosen ? `#${chosen}` : look.button,
    };
  const { paper, ink, accent } = shareColors(themes[theme], { accent: chosen, background });
  return { paper: `#${paper}`, ink: `#${ink}`, accent: `#${accent}` };
}
