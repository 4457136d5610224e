import { download } from "@/lib/http/dashboard/download";
import { countVisits } from "@/lib/statistics/overview";
import { countText } from "../count-text";

/** How much was counted until now, by the parameters of the page. An open page asks for it to know whether it is out of date. */
export const GET = download(async ({ owner, query, now }) => {
  const text = countText(await countVisits(owner, query, now), now);
  return { body: new TextEncoder().encode(text), contentType: "text/plain; charset=utf-8" };
});
