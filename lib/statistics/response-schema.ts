import { z } from "zod";
import { count } from "@/lib/openapi/builder/response-schemas";
import { GROUPS } from "@/lib/statistics/options";

const page = {
  total: count().meta({ description: "Number of groups" }),
  limit: z.int().meta({ examples: [100] }),
  offset: z.int().meta({ examples: [0] }),
};

export const statisticsResponse = z.object({
  clicks: count().meta({
    description:
      "Everything counted in the period: clicks of links, views of pages, timers and forms, scans of menus",
  }),
  group_by: z.enum(GROUPS).meta({ examples: ["country"] }),
  data: z.array(z.looseObject({ clicks: count() })).meta({
    description:
      "One entry per group, most clicks first, days in order. The field named after `group_by` holds its value; null means unknown, or direct for referrers. Links have `short_url` and `title`, too.",
    examples: [[{ country: "DE", clicks: 12 }]],
  }),
  ...page,
});
