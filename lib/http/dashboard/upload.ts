import { randomUUID } from "node:crypto";
import { AppError, notFound } from "@/lib/errors";
import { type Session, sessionOwner } from "@/lib/http/auth/session";
import { idsOf } from "@/lib/http/request/arguments";
import { readBytes } from "@/lib/http/request/body";
import { isOwnOrigin } from "@/lib/http/request/origin";
import { errorResponse, json } from "@/lib/http/response/responses";

// A little more than a picture may have (CONTRACT §11), so that its own limit and words come first.
const LIMIT = 6 * 1024 * 1024;

type Context = Session & { at: Readonly<Record<string, number>>; bytes: Uint8Array; now: Date };

/**
 * Takes a file from a page of the signed-in account: the body is the file itself, at most 6 MiB. Server actions take
 * 1 MB. Only our own pages may send one. Errors are those of the API.
 */
export const upload =
  (take: (context: Context) => Promise<object>) =>
  async (request: Request, { params }: { params: Promise<Record<string, string>> }): Promise<Response> => {
    try {
      const session = await sessionOwner();
      if (!session || !isOwnOrigin(request.headers)) throw notFound("No resource");
      const at = idsOf(await params);
      const bytes = await readBytes(request, LIMIT).catch((error: unknown) => {
        throw error instanceof AppError ? tooLarge() : error;
      });
      return json(await take({ ...session, at, bytes, now: new Date() }));
    } catch (error) {
      return errorResponse(error, randomUUID());
    }
  };

const tooLarge = () =>
  new AppError("payload_too_large", "The file is larger than 5 MB: choose a smaller one");
