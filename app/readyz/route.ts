import { readinessResponse } from "@/lib/http/readiness";

/** For hosts that run Next without our server. */
export async function GET(): Promise<Response> {
  const { body, ...head } = await readinessResponse();
  return new Response(body, head);
}

export const dynamic = "force-dynamic";
