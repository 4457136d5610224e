import { randomUUID } from "node:crypto";
import { AppError, notFound } from "@/lib/errors";
import { errorResponse, json } from "@/lib/http/answer";
import { readBytes } from "@/lib/http/body";
import { readId } from "@/lib/http/ids";
import { type Session, sessionOwner } from "@/lib/http/session";
import { parseUrl } from "@/lib/urls";

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
      if (!session || !isOwn(request)) throw notFound("No resource");
      const at = Object.fromEntries(Object.entries(await params).map(([name, text]) => [name, idOf(text)]));
      const bytes = await readBytes(request, LIMIT).catch((error: unknown) => {
        throw error instanceof AppError ? tooLarge() : error;
      });
      return json(await take({ ...session, at, bytes, now: new Date() }));
    } catch (error) {
      return errorResponse(error, randomUUID());
    }
  };

function idOf(text: string): number {
  const id = readId(text);
  if (id === undefined) throw notFound("No resource");
  return id;
}

const tooLarge = () =>
  new AppError("payload_too_large", "The file is larger than 5 MB: choose a smaller one");

// Browsers say where a POST comes from; another website's never gets this far anyway, its cookie is not sent.
function isOwn(request: Request): boolean {
  const origin = request.headers.get("origin");
  return origin !== null && parseUrl(origin)?.host === request.headers.get("host");
}
