import { domains } from "@/lib/domains";
import { streamDownload } from "@/lib/http/dashboard/download";
import { linkExports } from "@/lib/links/export";
import { readLinkQuery } from "../list-query";

/** Links of the account as CSV: all, or those of the list with the same parameters. */
export const GET = streamDownload(async ({ owner, query, now }) => {
  const file = { name: "links.csv", contentType: "text/csv; charset=utf-8" };
  if (Object.keys(query).length === 0) return { ...file, body: linkExports.links(owner, now) };
  const names = await domains.names(owner);
  const { list } = await readLinkQuery(Promise.resolve({ archived: "all", ...query }), names);
  return { ...file, body: await linkExports.listed(owner, list.query, list.view) };
});
