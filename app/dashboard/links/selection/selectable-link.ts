import type { HostChoices } from "@/components/dashboard/links/domain-field";
import type { ColoredTag } from "@/components/dashboard/links/tag-colors";

/** What the actions for several links need to know of each. */
export type SelectableLink = { id: number; short_url: string; archived: boolean; tags: readonly string[] };

export type SelectionChoices = { tags: readonly ColoredTag[]; hosts: HostChoices };

/** How many links one call of an action changes at most: some seconds. */
export const LINKS_PER_CALL = 1_000;
