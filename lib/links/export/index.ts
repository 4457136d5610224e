import { allLinks, exportLinks, exportListed } from "@/lib/links/export/links";
import { exportList } from "@/lib/links/export/list";
import { exportClicks, exportOrigins } from "@/lib/links/export/stats";

/** Exports of links and their statistics. */
export const linkExports = {
  all: allLinks,
  links: exportLinks,
  listed: exportListed,
  clicks: exportClicks,
  origins: exportOrigins,
  list: exportList,
};
