import type { IncomingMessage, ServerResponse } from "node:http";
import { api } from "@/lib/api";
import { verifyApiKey } from "@/lib/api-keys/verify";
import { db } from "@/lib/db/client";
import { nodeHandler } from "@/lib/http/api/node-handler";
import { apiDocumentBytes } from "@/lib/openapi/document";
import { pathOf, queryOf } from "@/lib/server/http/request-target";

const handle = nodeHandler(api);

/** Answers a request of the API, whose method and target `apiTarget` has cleaned. Next is not involved. */
export const respondToApi = (
  request: IncomingMessage,
  response: ServerResponse,
  { method, target }: { method: string; target: string },
): Promise<void> => handle({ request, method, path: pathOf(target), query: queryOf(target) }, response);

/**
 * Loads what the first requests would wait for: connections, their statements, Prisma's query compiler, and the API's
 * description. A database that doesn't respond is no reason not to start: requests are told so.
 */
export async function warmUpApi(): Promise<void> {
  apiDocumentBytes();
  const unknownKey = `wp_${"0".repeat(40)}`;
  await Promise.allSettled([
    verifyApiKey(unknownKey, new Date()),
    db.account.findFirst({ where: { id: 0 } }),
  ]);
}
