import { bioPages } from "@/lib/bio-pages";
import { json } from "@/lib/http/answer";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ owner, at, now }) => json(await bioPages.stats(owner, at, now)),
});
