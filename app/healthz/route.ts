/** Liveness: the process is up. */
export const GET = () => Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });

export const dynamic = "force-dynamic";
