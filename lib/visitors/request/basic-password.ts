import type { IncomingHttpHeaders } from "node:http";

const BASIC = /^Basic +([a-z\d+/]+={0,2})$/i;
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The password of an `Authorization: Basic` header with any user name (RFC 7617); undefined without a readable one. */
export function basicPassword({ authorization }: IncomingHttpHeaders): string | undefined {
  const encoded = BASIC.exec(authorization?.trim() ?? "")?.[1];
  if (encoded === undefined) return undefined;
  try {
    const credentials = utf8.decode(Buffer.from(encoded, "base64"));
    const colon = credentials.indexOf(":");
    return colon < 0 ? undefined : credentials.slice(colon + 1);
  } catch {
    return undefined;
  }
}
