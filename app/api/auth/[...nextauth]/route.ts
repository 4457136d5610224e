import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/http/sign-in";

type At = { params: Promise<{ nextauth: string[] }> };

const answer = (request: NextRequest, at: At): Promise<Response> => NextAuth(request, at, authOptions());

export { answer as GET, answer as POST };
