import { askResponse } from "@/lib/domains/hosts/ask";
import { loadServedNames } from "@/lib/domains/hosts/served-names";

/** For hosts that run Next without our server. The peer's address isn't known here, so only ASK_TOKEN counts. */
export async function GET(request: Request): Promise<Response> {
  await loadServedNames();
  const query = new URL(request.url).search.slice(1);
  const { body, ...head } = askResponse({
    query,
    headers: Object.fromEntries(request.headers),
    address: undefined,
  });
  return new Response(body, head);
}

export const dynamic = "force-dynamic";
