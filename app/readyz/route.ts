import { readinessResponse } from "@/lib/http/readiness";
import { operatorRoute } from "@/lib/visitors/next-adapter";

/** For hosts that run Next without our server. */
export const GET = operatorRoute(readinessResponse);

export const dynamic = "force-dynamic";
