import { api } from "@/lib/api";
import { webHandler } from "@/lib/http/api/web-handler";
import { domainRoute } from "@/lib/visitors/next-adapter";

// For hosts that run Next alone: our own server handles the API before Next (lib/server/web/api-server.ts).
const respond = webHandler(api);
const handler = async (request: Request): Promise<Response> =>
  (await domainRoute(request)) ?? respond(request);

export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
