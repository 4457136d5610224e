import type { Operation } from "@/lib/openapi/builder/operation";
import { statisticsResponse } from "@/lib/statistics/response-schema";
import { statisticsShape } from "@/lib/statistics/schema";

const same = "Counts only these values. `group_by` must be the name of this parameter.";

export const statisticsOperations: Operation[] = [
  {
    tag: "Statistics",
    path: "/stats",
    method: "get",
    id: "readStatistics",
    summary: "Read the statistics of your account",
    description:
      "Clicks of links, or visits of the `kinds` you choose, in a period, grouped by one dimension. A link with two tags counts for both, so tags can add up to more than `clicks`. Deleted links and pages are left out.",
    query: statisticsShape,
    about: {
      from: "First day, UTC. The last 30 days by default.",
      to: "Last day, UTC. Today by default.",
      kinds: "What is counted: clicks of links, views of pages, timers and forms, scans of menus.",
      link_ids: "Counts only these links. IDs that aren't yours are ignored.",
      tags: "Counts only links with these tags, case-insensitive.",
      tags_mode: "Whether links have any or all of the tags.",
      domain: "Counts only links on one of your domains; `default` is the server's own host.",
      group_by: "What the visits are grouped by.",
      country: same,
      referrer: same,
      device: same,
      browser: same,
      system: same,
      language: same,
      trigger: same,
      limit: "Groups per page.",
      offset: "Groups to skip.",
    },
    replies: {
      200: { description: "The statistics", one: { name: "Statistics", schema: statisticsResponse } },
    },
  },
];
