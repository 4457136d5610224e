import type { z } from "zod";
import type { tagResponse } from "@/lib/tags/response-schema";
import type { TAG_COLORS } from "@/lib/tags/schema";

/** A tag with the number of links that have it. */
export type TagRow = { id: number; name: string; color: (typeof TAG_COLORS)[number]; links: number };

/** A tag as the API returns it (docs/contract.md §3). */
export const serialize = ({ id, name, color, links }: TagRow): z.input<typeof tagResponse> => ({
  id,
  name,
  color,
  links,
});
