import { download } from "@/lib/http/dashboard/download";
import { readStatistics } from "@/lib/statistics/service";
import { countText } from "../count-text";

/** How much was counted until now, by the API's parameters. An open page asks for it to know whether it is out of date. */
export const GET = download(async ({ owner, query, now }) => {
  const { clicks } = await readStatistics(owner, { ...query, limit: "1" }, now);
  return { body: new TextEncoder().encode(countText(clicks, now)), contentType: "text/plain; charset=utf-8" };
});
