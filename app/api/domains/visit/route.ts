import { domainRoute } from "@/lib/visitors/next-adapter";

// For hosts that run Next alone: proxy.ts rewrites a domain's other requests to this route.
const handler = async (request: Request): Promise<Response> =>
  (await domainRoute(request, request.headers.get("x-waypost-page") ?? "/")) ??
  new Response(null, { status: 404 });

export { handler as GET, handler as HEAD };
