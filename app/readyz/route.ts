import { readiness } from "@/lib/http/readiness";

/** Ready to serve requests: the database responds and the process is not shutting down. */
export async function GET(): Promise<Response> {
  const { ready, reason } = await readiness();
  const headers = { "Cache-Control": "no-store", ...(ready ? {} : { "Retry-After": "5" }) };
  return Response.json(ready ? { status: "ok" } : { status: "unavailable", reason }, {
    status: ready ? 200 : 503,
    headers,
  });
}

export const dynamic = "force-dynamic";
