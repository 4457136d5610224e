import type { VisitorResponse } from "@/lib/visitors/response/response";

/** A redirect to a URL of any scheme that the owner chose. Never cached, so every visit is counted. */
export const redirect = (url: string): VisitorResponse => ({
  status: 302,
  headers: { Location: location(url), "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" },
  body: "",
});

/** The destination as typed; headers are printable ASCII, so anything else is percent-encoded. */
const location = (url: string): string =>
  /^[!-~]+$/.test(url) ? url : new URL(url).href.replaceAll(" ", "%20");
