import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { env, isDevelopment } from "@/lib/env";
import { isOwnOrigin } from "@/lib/http/request/origin";
import { isDomain } from "@/lib/visitors/domains/domain-lookups";
import { foreignHost } from "@/lib/visitors/request/host";

/**
 * Runs before the pages for owners, sign-in requests, and multipart requests anywhere (`config`): checks host and
 * origin, sets the CSP, and passes a page its own path.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { headers, method, nextUrl } = request;
  const host = foreignHost(Object.fromEntries(headers));
  if (host !== null && (await isDomain(host).catch(() => true))) return passToDomain(request);
  const changes = !/^(GET|HEAD|OPTIONS)$/.test(method);
  if (changes && !isOwnOrigin(headers)) {
    const errorResponse = { error: "forbidden", message: "Cross-site requests are not allowed" };
    return NextResponse.json(errorResponse, { status: 403 });
  }
  // Only a no-JavaScript form post to a server action looks like this. We have none, and Next crashes on a malformed
  // one at any path.
  if (/^multipart\//i.test(headers.get("content-type") ?? "") && !headers.has("next-action")) {
    const errorResponse = {
      error: "unsupported_media_type",
      message: "multipart/form-data is not supported",
    };
    return NextResponse.json(errorResponse, { status: 415 });
  }
  const policy = contentPolicy(randomBytes(18).toString("base64"));
  const known = new Headers(headers);
  known.set("x-waypost-page", nextUrl.pathname + nextUrl.search);
  known.set("content-security-policy", policy);
  // Behind a proxy that rewrites Host, Next would treat our own pages as cross-origin.
  const origin = headers.get("origin");
  if (changes && origin) known.set("x-forwarded-host", new URL(origin).host);
  const response = NextResponse.next({ request: { headers: known } });
  // A preview is a public document with its own policy.
  if (!nextUrl.pathname.endsWith("/preview")) response.headers.set("content-security-policy", policy);
  if (env.APP_URL.startsWith("https:")) {
    response.headers.set("strict-transport-security", "max-age=31536000");
  }
  return response;
}

/** Custom domains don't serve the app. Our own server intercepts such requests. */
function passToDomain({ headers, nextUrl, url }: NextRequest): NextResponse {
  const known = new Headers(headers);
  known.set("x-waypost-page", nextUrl.pathname + nextUrl.search);
  return NextResponse.rewrite(new URL("/api/domains/visit", url), { request: { headers: known } });
}

/**
 * Scripts need this page's nonce, which Next adds to its own. Inline styles are allowed: charts and dialogs position
 * with them.
 */
const contentPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment() ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");

// Not for link imports: a proxy buffers the body and truncates it at 10 MB. That route checks its origin itself.
export const config = {
  matcher: [
    "/",
    "/login",
    "/signup",
    "/forgot",
    "/reset",
    "/docs/:path*",
    "/robots.txt",
    "/dashboard",
    "/dashboard/((?!links/import/upload$).+)",
    "/api/auth/:path*",
    {
      source: "/((?!api/v1/|dashboard/links/import/upload$).*)",
      has: [{ type: "header", key: "content-type", value: "multipart/.*" }],
    },
  ],
};
