import { domainRoute } from "@/lib/visitors/next-adapter";

// For hosts that run Next alone: proxy.ts leads here what is asked of a domain and isn't a short link or a public page.
const handler = async (request: Request): Promise<Response> =>
  (await domainRoute(request, request.headers.get("x-waypost-page") ?? "/")) ??
  new Response(null, { status: 404 });

export { handler as GET, handler as HEAD };
