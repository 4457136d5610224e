import type { BioTheme, ButtonStyle, LinkKind } from "@/lib/bio-pages/options";
import type { FormView } from "@/lib/forms/view";
import type { Social } from "@/lib/validation/socials";

/** A form inside a page. */
export type InlineForm = Pick<FormView, "slug" | "description" | "fields" | "submitLabel" | "language"> & {
  /** Proves which rendered page a submission comes from. */
  token: string;
  /** Visitors leave for another website after submitting. */
  redirects: boolean;
};

/** A link of a bio page, or another kind of entry. */
export type BioBlock = {
  kind: LinkKind;
  /** The address that counts a click and redirects. */
  href: string;
  title: string;
  description: string;
  /** The address of an embed. */
  url: string;
  /** The path of its picture. */
  thumbnail: string | null;
  form: InlineForm | null;
};

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
  background: string | null;
  avatar: { small: string; large: string } | null;
  socials: readonly Social[];
  links: readonly BioBlock[];
};
