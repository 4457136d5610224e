import { notFound } from "@/lib/errors";
import type { Session } from "@/lib/http/auth/session";
import { sessionResponse } from "@/lib/http/dashboard/session-response";
import { readId } from "@/lib/http/request/ids";
import { webResponse } from "@/lib/http/response/api-response";
import { cacheable } from "@/lib/http/response/responses";
import { type Query, readQuery } from "@/lib/validation/query";

type Context = Session & { at: { id: number }; query: Query; now: Date };
/** Paths without parameters have no `params`. */
type Path = { params: Promise<{ id?: string }> };
type File = { body: Uint8Array; contentType: string; etag?: string };

/** A file of the signed-in account, or of its resource with the id in the path. Errors have the API's format. */
export const download =
  (make: (context: Context) => Promise<File>) =>
  (request: Request, path: Path): Promise<Response> =>
    sessionResponse(async (session) => {
      const { body, contentType, etag } = await make(await contextOf(session, request, path));
      return webResponse(cacheable(request.headers.get("if-none-match"), body, contentType, etag));
    });

type Stream = { name: string; body: ReadableStream<Uint8Array>; contentType: string };

/** As `download`, streamed as an attachment. */
export const streamDownload =
  (make: (context: Context) => Promise<Stream>) =>
  (request: Request, path: Path): Promise<Response> =>
    sessionResponse(async (session) => {
      const { name, body, contentType } = await make(await contextOf(session, request, path));
      return new Response(body, {
        headers: {
          "Content-Type": contentType,
          "Content-Disposition": `attachment; filename="${name}"`,
          "Cache-Control": "private, no-store",
        },
      });
    });

async function contextOf(session: Session, request: Request, { params }: Path): Promise<Context> {
  const { id: text } = (await params) ?? {};
  const id = text === undefined ? 0 : readId(text);
  if (id === undefined) throw notFound("file");
  return { ...session, at: { id }, query: readQuery(new URL(request.url).search), now: new Date() };
}
