import { route } from "@/lib/http/api/route";
import { cacheable } from "@/lib/http/response/responses";
import { links } from "@/lib/links";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ request, owner, at, query }) => {
    const { body, contentType } = await links.qr(owner, at, query);
    return cacheable(request, body, contentType);
  },
});
