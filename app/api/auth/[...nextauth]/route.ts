import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/http/auth/next-auth-options";

type At = { params: Promise<{ nextauth: string[] }> };

async function handler(request: NextRequest, at: At): Promise<Response> {
  // This endpoint would let anyone write to the log.
  if ((await at.params).nextauth[0] === "_log") return new Response(null, { status: 404 });
  if (!(await hasReadableBody(request))) {
    const message = "The body must be a JSON object";
    return Response.json({ error: "invalid_json", message }, { status: 400 });
  }
  return NextAuth(request, at, authOptions());
}

/** next-auth throws on JSON that is malformed or not an object. */
async function hasReadableBody(request: NextRequest): Promise<boolean> {
  const isJson = request.headers.get("content-type")?.includes("application/json");
  if (!isJson || !request.body || request.method !== "POST") return true;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

export { handler as GET, handler as POST };
