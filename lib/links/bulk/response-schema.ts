import { z } from "zod";
import { linkResponse } from "@/lib/links/response-schema";
import { count, id, textLike } from "@/lib/openapi/builder/response-schemas";

const index = () =>
  z
    .int()
    .min(0)
    .max(99)
    .meta({ examples: [0], description: "Position in the request, from 0" });

/** The error of one item, as a request for it alone would return it. */
export const bulkItemError = z.object({
  index: index(),
  status: z
    .int()
    .min(403)
    .max(422)
    .meta({ examples: [422] }),
  error: textLike("invalid_url"),
  message: textLike(
    "url must be an http:// or https:// URL with a host and without credentials, at most 2048 characters",
  ),
});

const link = linkResponse.meta({ $ref: "#/components/schemas/Link" });

const one = (description: string) => count().meta({ examples: [1], description });
const failed = one("Items that failed");

const item = <T extends z.ZodRawShape>(shape: T) =>
  z.array(z.union([z.object({ index: index(), ...shape }), bulkItemError])).meta({
    description: "One for each item of the request, in the same order",
  });

export const bulkCreated = z.object({
  data: item({
    status: z.literal([201, 200]).meta({ description: "200 for an existing link, which is unchanged" }),
    link,
  }),
  created: one("New links"),
  reused: count().meta({ examples: [0], description: "Items that got an existing link" }),
  failed,
});

export const bulkUpdated = z.object({
  data: item({ status: z.literal(200), link }),
  updated: one("Links that now have the requested values"),
  failed,
});

export const bulkDeleted = z.object({
  data: item({ status: z.literal(200), id: id(), deleted: z.literal(true) }),
  deleted: one("Links that were deleted"),
  failed,
});
