import { askResponse } from "@/lib/domains/hosts/ask";
import { loadServedNames } from "@/lib/domains/hosts/served-names";
import { operatorRoute } from "@/lib/visitors/next-adapter";

/** For hosts that run Next without our server. The peer's address is unknown here, so ASK_TOKEN is required. */
export const GET = operatorRoute(async ({ headers, url }) => {
  await loadServedNames();
  const query = new URL(url).search.slice(1);
  return askResponse({ query, headers: Object.fromEntries(headers), address: undefined });
});

export const dynamic = "force-dynamic";
