import { readiness } from "@/lib/http/readiness";

/** Requests can be served: the database answers and the process is not about to end. */
export async function GET(): Promise<Response> {
  const { ready, reason } = await readiness();
  const headers = { "Cache-Control": "no-store", ...(ready ? {} : { "Retry-After": "5" }) };
  return Response.json(ready ? { status: "ok" } : { status: "unavailable", reason }, {
    status: ready ? 200 : 503,
    headers,
  });
}

export const dynamic = "force-dynamic";
