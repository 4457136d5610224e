import { exportBreakdown } from "@/lib/links/export/breakdown";
import { exportClicks, exportOrigins } from "@/lib/links/export/clicks";
import { allLinks, exportLinks, exportListed } from "@/lib/links/export/links";

/** Exports of links and their statistics. */
export const linkExports = {
  all: allLinks,
  links: exportLinks,
  listed: exportListed,
  clicks: exportClicks,
  origins: exportOrigins,
  breakdown: exportBreakdown,
};
