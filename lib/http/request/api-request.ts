import { readUpTo } from "@/lib/streams/body";

/** What the API needs of a request, whichever server received it. */
export type ApiRequest = {
  readonly method: string;
  /** As sent, without the query. */
  readonly path: string;
  /** Including its `?`; "" when there is none. */
  readonly query: string;
  /** A header by its name in lower case. */
  header(name: string): string | undefined;
  /** Reads up to `limit` bytes of the body; `complete` if that was all. Call it once. */
  read(limit: number): Promise<{ bytes: Uint8Array; complete: boolean }>;
};

/** A web `Request` as the API takes it. */
export function apiRequestOf(request: Request): ApiRequest {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: search,
    header: (name) => request.headers.get(name) ?? undefined,
    read: (limit) => readUpTo(request, limit),
  };
}
