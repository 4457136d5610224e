import { type NextRequest, NextResponse } from "next/server";

/** Tells an owner's page its own address, which the session gate leads back to after a sign-in. */
export function proxy(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers);
  headers.set("x-waypost-page", request.nextUrl.pathname + request.nextUrl.search);
  return NextResponse.next({ request: { headers } });
}

export const config = { matcher: ["/dashboard/:path*"] };
