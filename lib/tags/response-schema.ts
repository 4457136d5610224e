import { z } from "zod";
import { count, id, textLike } from "@/lib/openapi/builder/response-schemas";
import { TAG_COLORS } from "@/lib/tags/schema";

/** A tag as the API returns it (docs/contract.md §3). */
export const tagResponse = z.object({
  id: id(),
  name: textLike("Summer"),
  color: z.enum(TAG_COLORS).meta({ examples: ["blue"] }),
  links: count().meta({ examples: [12], description: "Number of links with this tag" }),
});
