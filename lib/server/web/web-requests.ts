import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/lib/env";
import { withRemoteAddress } from "@/lib/http/request/remote-address";
import type { Forward } from "@/lib/server/http/http-server";
import { apiTarget } from "@/lib/server/http/request-target";
import { respondToApi } from "@/lib/server/web/api-server";

// Headers that only a trusted proxy may set. Next sets the rest from the connection.
const FORWARDED_HEADERS = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"];

type Next = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Handles what `createHttpServer` passes on: the API, the dashboard and the documentation. */
export const webRequests =
  (next: Next): Forward =>
  (request, response, address) =>
    withRemoteAddress(address, async () => {
      const { method = "GET", url: target = "/", headers } = request;
      const api = apiTarget(method, target);
      if (api) return respondToApi(request, response, api);
      if (!env.TRUST_PROXY) for (const name of FORWARDED_HEADERS) delete headers[name];
      // Next only sees the visitor worker's connection.
      if (address !== undefined) headers["x-forwarded-for"] ??= address;
      // Next crashes on this header next to an unknown server action.
      if (headers["next-action"]) delete headers.rsc;
      await next(request, response);
    });
