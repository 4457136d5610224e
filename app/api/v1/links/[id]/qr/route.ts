import { cached } from "@/lib/http/answer";
import { route } from "@/lib/http/route";
import { links } from "@/lib/links";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ request, owner, at, query }) => {
    const { body, contentType } = await links.qr(owner, at, query);
    return cached(request, body, contentType);
  },
});
