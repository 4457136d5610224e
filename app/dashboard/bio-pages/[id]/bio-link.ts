import type { bioLinks } from "@/lib/bio-pages";
import type { LinkKind } from "@/lib/bio-pages/options";

/** A bio link as the API returns it. */
export type BioLink = ReturnType<typeof bioLinks.serialize>;

/** A form that a page can show. */
export type FormChoice = { title: string; page_url: string; state: "draft" | "closed" | "ended" | "open" };

/** The dashboard's names of the kinds. */
export const KIND_NAMES: Readonly<Record<LinkKind, string>> = {
  link: "Link",
  heading: "Heading",
  divider: "Divider",
  embed: "Embed",
  form: "Form",
};
