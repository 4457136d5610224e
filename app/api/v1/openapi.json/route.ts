import { openRoute } from "@/lib/http/api/route";
import { cacheable } from "@/lib/http/response/responses";
import { apiDocument } from "@/lib/openapi/document";

let bytes: Uint8Array | undefined;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoute(async (request) => {
  bytes ??= new TextEncoder().encode(JSON.stringify(apiDocument()));
  return cacheable(request, bytes, "application/json");
});
