import type { IncomingMessage, ServerResponse } from "node:http";
import { api } from "@/lib/api";
import { nodeHandler } from "@/lib/http/api/node-handler";
import { pathOf, queryOf } from "@/lib/server/request-target";

const handle = nodeHandler(api);

/** Answers a request of the API, whose method and target `apiTarget` has cleaned. Next is not involved. */
export const answerApi = (
  request: IncomingMessage,
  response: ServerResponse,
  { method, target }: { method: string; target: string },
): Promise<void> => handle({ request, method, path: pathOf(target), query: queryOf(target) }, response);
