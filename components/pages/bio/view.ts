import type { BioTheme, ButtonStyle } from "@/lib/bio-pages/schema";
import type { Social } from "@/lib/validation/socials";

/** A bio page as visitors see it: only what is open to them now. */
export type BioView = {
  /** The page's own address. */
  url: string;
  /** The address of the picture that stands for the page where it is shared. */
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
