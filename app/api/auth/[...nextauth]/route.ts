import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/http/auth/next-auth-options";

type At = { params: Promise<{ nextauth: string[] }> };

async function handler(request: NextRequest, at: At): Promise<Response> {
  // This route would let anybody write to the log.
  if ((await at.params).nextauth[0] === "_log") return new Response(null, { status: 404 });
  return NextAuth(request, at, authOptions());
}

export { handler as GET, handler as POST };
