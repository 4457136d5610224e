import type { IncomingMessage, ServerResponse } from "node:http";
import { api } from "@/lib/api";
import { verifyApiKey } from "@/lib/api-keys/verify";
import { db } from "@/lib/db/client";
import { nodeHandler } from "@/lib/http/api/node-handler";
import { apiDocumentBytes } from "@/lib/openapi/document";
import { pathOf, queryOf } from "@/lib/server/http/request-target";

const handle = nodeHandler(api);

/** Handles an API request, with method and target normalized by `apiTarget`. Next is not involved. */
export const respondToApi = (
  request: IncomingMessage,
  response: ServerResponse,
  { method, target }: { method: string; target: string },
): Promise<void> => handle({ request, method, path: pathOf(target), query: queryOf(target) }, response);

/**
 * Warms up what the first requests would wait for: connections, prepared statements, Prisma's query compiler, and the
 * OpenAPI document. Best effort: if the database doesn't respond, requests will say so.
 */
export async function warmUpApi(): Promise<void> {
  apiDocumentBytes();
  const unknownKey = `wp_${"0".repeat(40)}`;
  await Promise.allSettled([
    verifyApiKey(unknownKey, new Date()),
    db.account.findFirst({ where: { id: 0 } }),
  ]);
}
