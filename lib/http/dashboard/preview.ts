import type { Session } from "@/lib/http/auth/session";
import { sessionResponse } from "@/lib/http/dashboard/session-response";
import { fieldsOf } from "@/lib/http/request/arguments";
import { toAppError } from "@/lib/http/response/responses";
import { MISSING } from "@/lib/validation/form-messages";
import type { PageLanguage } from "@/lib/validation/languages";
import type { Fields } from "@/lib/validation/validate";
import { visitorLanguage } from "@/lib/visitors/request/language";

const MAX_BYTES = 512 * 1024;

/** A whole document as visitors get it. */
export type PreviewDocument = { headers: Record<string, string>; body: string | Uint8Array };

const EMPTY_PREVIEW = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><style>
:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:15px/1.5 system-ui,sans-serif;
color:light-dark(#565b64,#a9adb5);background:light-dark(#fff,#1a1d22)}p{max-width:22em;padding:2em;text-align:center}
</style></head><body><main><p>Fill in the required fields to see a preview.</p></main></body></html>`;

const HTML = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
};

/**
 * With this header, the response to invalid fields is JSON with what a form would show. Its status is 200, because
 * browsers report others in the console.
 */
const CHECK_HEADER = "x-preview-check";

type Context = Session & {
  /** What the owner's browser would get as a visitor. */
  language: PageLanguage;
  now: Date;
};

/**
 * The route behind `Preview`: renders unsaved fields. Invalid ones return 204, which keeps the last good preview in
 * the frame, or a message while there is none.
 */
export const previewRoute =
  (draw: (fields: Fields, context: Context) => Promise<PreviewDocument>) =>
  (request: Request): Promise<Response> =>
    sessionResponse(async (session) => {
      const { fields, empty } = await readForm(request);
      const language = visitorLanguage(request.headers.get("accept-language"));
      if (!fields) return new Response(null, { status: 204 });
      try {
        return show(await draw(fields, { ...session, language, now: new Date() }));
      } catch (error) {
        const { status, message, form } = toAppError(error);
        if (status >= 500) throw error;
        if (request.headers.has(CHECK_HEADER)) {
          const shown = form.message === MISSING ? "Fill in the required fields" : (form.message ?? message);
          return Response.json({ message: shown });
        }
        return empty ? show({ headers: HTML, body: EMPTY_PREVIEW }) : new Response(null, { status: 204 });
      }
    });

const show = ({ headers, body }: PreviewDocument): Response =>
  new Response(typeof body === "string" ? body : Uint8Array.from(body), {
    headers: { ...headers, "Cache-Control": "private, no-store", "X-Frame-Options": "SAMEORIGIN" },
  });

/** The submitted fields, and whether the frame is still empty. */
async function readForm(request: Request): Promise<{ fields?: Fields; empty: boolean }> {
  try {
    const form = await request.formData();
    const text = form.get("fields");
    const empty = form.get("empty") === "true";
    if (typeof text !== "string" || text.length > MAX_BYTES) return { empty };
    return { fields: fieldsOf(JSON.parse(text)), empty };
  } catch {
    return { empty: false };
  }
}
