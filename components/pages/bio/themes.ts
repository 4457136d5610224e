import { clean } from "@/components/pages/bio/themes/clean";
import { gallery } from "@/components/pages/bio/themes/gallery";
import { meadow } from "@/components/pages/bio/themes/meadow";
import { midnight } from "@/components/pages/bio/themes/midnight";
import { paper } from "@/components/pages/bio/themes/paper";
import { poster } from "@/components/pages/bio/themes/poster";
import { sunset } from "@/components/pages/bio/themes/sunset";
import { terminal } from "@/components/pages/bio/themes/terminal";
import type { Theme } from "@/components/pages/bio/themes/theme";
import type { BioTheme } from "@/lib/bio-pages/options";

/** The themes of bio pages (docs/contract.md §6). */
export const themes: Readonly<Record<BioTheme, Theme>> = {
  clean,
  paper,
  midnight,
  sunset,
  meadow,
  terminal,
  poster,
  gallery,
};
