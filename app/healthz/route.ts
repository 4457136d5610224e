import { healthResponse } from "@/lib/http/readiness";

/** For hosts that run Next without our server. */
export function GET(): Response {
  const { body, ...head } = healthResponse();
  return new Response(body, head);
}

export const dynamic = "force-dynamic";
