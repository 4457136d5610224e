import { AppError } from "@/lib/errors";
import type { Session } from "@/lib/http/auth/session";
import { ownOriginResponse } from "@/lib/http/dashboard/session-response";
import { apiRequestOf } from "@/lib/http/request/api-request";
import { idsOf } from "@/lib/http/request/arguments";
import { readBytes } from "@/lib/http/request/json-body";
import { webResponse } from "@/lib/http/response/api-response";
import { json } from "@/lib/http/response/responses";

// Slightly above the image limit (docs/contract.md §11), so that the image check reports that one first.
const LIMIT = 6 * 1024 * 1024;

type Context = Session & { at: Readonly<Record<string, number>>; bytes: Uint8Array; now: Date };

/**
 * Receives a file from a dashboard page: the body is the file, at most 6 MiB (server actions accept 1 MB). Only
 * same-origin requests. Errors have the API's format.
 */
export const upload =
  (take: (context: Context) => Promise<object>) =>
  (request: Request, { params }: { params: Promise<Record<string, string>> }): Promise<Response> =>
    ownOriginResponse(request, async (session) => {
      const at = idsOf(await params);
      const bytes = await readBytes(apiRequestOf(request), LIMIT).catch((error: unknown) => {
        throw error instanceof AppError ? tooLarge() : error;
      });
      return webResponse(json(await take({ ...session, at, bytes, now: new Date() })));
    });

const tooLarge = () => new AppError("payload_too_large", "At most 6 MB can be uploaded at once.");
