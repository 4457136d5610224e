/** A whole response of the API, for whichever server sends it. */
export type ApiResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** "" for a status without a body. */
  readonly body: string | Uint8Array<ArrayBuffer>;
};

/** The headers of a response with the length of its body. */
export const withLength = ({ status, headers, body }: ApiResponse): Record<string, string> =>
  status === 304 ? headers : { ...headers, "Content-Length": String(Buffer.byteLength(body)) };

/** As a web `Response`, for handlers of Next. */
export const webResponse = (response: ApiResponse, method = "GET"): Response => {
  const empty = method === "HEAD" || response.status === 304;
  return new Response(empty ? null : response.body, {
    status: response.status,
    headers: withLength(response),
  });
};
