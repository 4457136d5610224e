import type { BioTheme, ButtonStyle } from "@/lib/bio-pages/schema";
import type { Social } from "@/lib/validation/socials";

/** A bio page as visitors see it, without hidden and scheduled links. */
export type BioView = {
  /** The URL of the page. */
  url: string;
  /** The URL of the share image. */
  picture: string;
  title: string;
  description: string;
  theme: BioTheme;
  buttonStyle: ButtonStyle;
  accent: string | null;
  avatar: { small: string; large: string } | null;
  socials: readonly Social[];
  links: readonly { href: string; title: string; description: string }[];
};
