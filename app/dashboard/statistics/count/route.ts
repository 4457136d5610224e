import { download } from "@/lib/http/dashboard/download";
import { countVisits } from "@/lib/statistics/overview";
import { countText } from "../count-text";

/** The current count for the page's parameters. An open page polls it to detect new visits. */
export const GET = download(async ({ owner, query, now }) => {
  const text = countText(await countVisits(owner, query, now), now);
  return { body: new TextEncoder().encode(text), contentType: "text/plain; charset=utf-8" };
});
