import { bioPages } from "@/lib/bio-pages";
import { route } from "@/lib/http/api/route";
import { json } from "@/lib/http/response/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ owner, at, now }) => json(await bioPages.stats(owner, at, now)),
});
