import type { bioLinks } from "@/lib/bio-pages";

/** A bio link as the API returns it. */
export type BioLink = ReturnType<typeof bioLinks.serialize>;
