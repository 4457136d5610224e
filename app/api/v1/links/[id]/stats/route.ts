import { route } from "@/lib/http/api/route";
import { json } from "@/lib/http/response/responses";
import { links } from "@/lib/links";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ owner, at, query, now }) => json(await links.stats(owner, at, query, now)),
});
