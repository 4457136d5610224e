/** Content encodings, the one that makes a body smallest first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** How to get the same body in other encodings. */
export type Encodings = Readonly<Partial<Record<Encoding, () => Uint8Array | Promise<Uint8Array>>>>;

/** A whole response as a plain value. HEAD gets the same without the body; our own server may send it encoded. */
export type VisitorResponse = {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
  encodings?: Encodings;
};

/** The response to methods that a visitor's path doesn't have. */
export const methodNotAllowed = notAllowed("GET, HEAD");

/** The same for a link that shows its password form. */
export const methodNotAllowedWithForm = notAllowed("GET, HEAD, POST");

function notAllowed(allow: string): VisitorResponse {
  const headers = { Allow: allow, "Content-Type": "text/plain" };
  return { status: 405, headers, body: "Method not allowed\n" };
}
