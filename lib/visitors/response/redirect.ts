import { ascii } from "@/lib/routing/destination";
import type { VisitorResponse } from "@/lib/visitors/response/response";

/** A redirect to a URL of any scheme that the owner chose. Never cached, so every visit is counted. */
export const redirect = (url: string, method = "GET"): VisitorResponse => ({
  // 303, so that the destination gets a GET.
  status: method === "POST" ? 303 : 302,
  headers: { Location: ascii(url), "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" },
  body: "",
});
