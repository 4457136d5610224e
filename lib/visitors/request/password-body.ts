import type { IncomingHttpHeaders } from "node:http";
import type { ReadBody } from "@/lib/streams/body";

const MAX_BYTES = 16 * 1024;

/** The password form's fields; `source` is that of lib/visitors/password/encrypted-source.ts. */
export type PasswordBody = { password: string; source: string };

/**
 * Parses the password form's body, from `read`. Undefined for anything else: another content type, a body that is too
 * large, compressed or incomplete.
 */
export async function readPasswordBody(
  headers: IncomingHttpHeaders,
  read: (limit: number) => Promise<ReadBody>,
): Promise<PasswordBody | undefined> {
  const type = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  const coding = headers["content-encoding"]?.trim().toLowerCase() || "identity";
  const isForm = type === "application/x-www-form-urlencoded" && coding === "identity";
  if (!isForm || Number(headers["content-length"]) > MAX_BYTES) return undefined;
  const body = await read(MAX_BYTES).catch(() => undefined);
  if (!body?.complete) return undefined;
  const fields = new URLSearchParams(Buffer.from(body.bytes).toString());
  return { password: fields.get("password") ?? "", source: fields.get("source") ?? "" };
}
