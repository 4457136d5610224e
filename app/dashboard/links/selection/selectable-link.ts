import type { HostChoices } from "@/components/dashboard/links/domain-field";
import type { ColoredTag } from "@/components/dashboard/links/tag-colors";

/** The data that bulk actions need of each link. */
export type SelectableLink = { id: number; short_url: string; archived: boolean; tags: readonly string[] };

export type SelectionChoices = { tags: readonly ColoredTag[]; hosts: HostChoices };

/** Maximum links per call of an action: some seconds. */
export const LINKS_PER_CALL = 1_000;
