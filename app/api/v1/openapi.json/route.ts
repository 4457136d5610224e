import { cached } from "@/lib/http/answer";
import { openRoute } from "@/lib/http/route";
import { apiDocument } from "@/lib/openapi/document";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoute(async (request) =>
  cached(request, new TextEncoder().encode(JSON.stringify(apiDocument())), "application/json"),
);
