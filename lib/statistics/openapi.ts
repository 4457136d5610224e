import type { Operation } from "@/lib/openapi/builder/operation";
import { statisticsResponse } from "@/lib/statistics/response-schema";
import { statisticsShape } from "@/lib/statistics/schema";

const same = "Counts these only, separated by commas. Together with the same `group_by` only.";

export const statisticsOperations: Operation[] = [
  {
    tag: "Statistics",
    path: "/stats",
    method: "get",
    id: "readStatistics",
    summary: "Read the statistics of your account",
    description:
      "What happened to all links in a period, by one thing at a time. A link with two tags is in both of them, so tags may add up to more than `clicks`. Links that were deleted are left out.",
    query: statisticsShape,
    about: {
      from: "First day, UTC. The last 30 days by default.",
      to: "Last day, UTC. Today by default.",
      kinds: "What is counted: clicks of links, views of pages and timers, scans of menus.",
      link_ids: "Counts these links only. Ids that aren't yours are ignored.",
      tags: "Counts links with these tags only, in any letter case.",
      tags_mode: "Whether links have any or all of the tags.",
      domain: "Counts the links on one of your domains only; `default` is the host of all short links.",
      group_by: "By what the visits are counted.",
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
