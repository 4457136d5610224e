import type { bioLinks } from "@/lib/bio-pages";

/** A bio link in the form of the API. */
export type BioLink = ReturnType<typeof bioLinks.serialize>;
