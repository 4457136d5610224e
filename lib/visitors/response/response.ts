/** Content encodings, best compression first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Encoders of the same body. */
export type Encodings = Readonly<Partial<Record<Encoding, () => Uint8Array | Promise<Uint8Array>>>>;

/** A whole response as a plain value. HEAD gets the same without the body; our own server may send it encoded. */
export type VisitorResponse = {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
  encodings?: Encodings;
};

/** The 405 of visitors' paths. */
export const methodNotAllowed = notAllowed("GET, HEAD");

/** The 405 of paths that also take forms: pages of the app, and links that show their password form. */
export const methodNotAllowedWithForm = notAllowed("GET, HEAD, POST");

function notAllowed(allow: string): VisitorResponse {
  const headers = { Allow: allow, "Content-Type": "text/plain" };
  return { status: 405, headers, body: "Method not allowed\n" };
}
