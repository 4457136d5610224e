import { AppError } from "@/lib/errors";
import { type Session, sessionOwner } from "@/lib/http/session";
import type { Fields } from "@/lib/validate";

const LONGEST = 512 * 1024;

/** A whole document as the visitor plane answers it. */
export type Drawn = { headers: Record<string, string>; body: string | Uint8Array };

/**
 * The route behind a `Preview`: draws the document of fields that are not saved yet. Faulty fields are 204, which
 * leaves the last good picture in the frame.
 */
export const previewRoute =
  (draw: (fields: Fields, context: Session & { now: Date }) => Promise<Drawn>) =>
  async (request: Request): Promise<Response> => {
    const session = await sessionOwner();
    if (!session) return new Response(null, { status: 401 });
    const fields = await readFields(request);
    if (!fields) return new Response(null, { status: 204 });
    try {
      const { headers, body } = await draw(fields, { ...session, now: new Date() });
      return new Response(typeof body === "string" ? body : Uint8Array.from(body), {
        headers: { ...headers, "Cache-Control": "private, no-store", "X-Frame-Options": "SAMEORIGIN" },
      });
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return new Response(null, { status: 204 });
      throw error;
    }
  };

async function readFields(request: Request): Promise<Fields | undefined> {
  try {
    const text = (await request.formData()).get("fields");
    if (typeof text !== "string" || text.length > LONGEST) return undefined;
    const fields: unknown = JSON.parse(text);
    return isRecord(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
