import type { VisitorResponse } from "@/lib/visitors/response/response";

/** Leads on to an address of any scheme that the owner named. Never kept, so that each visit asks us. */
export const redirect = (url: string): VisitorResponse => ({
  status: 302,
  headers: { Location: location(url), "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" },
  body: "",
});

/** The destination as typed; a header carries printable ASCII only, so anything else in it is percent-encoded. */
const location = (url: string): string =>
  /^[!-~]+$/.test(url) ? url : new URL(url).href.replaceAll(" ", "%20");
