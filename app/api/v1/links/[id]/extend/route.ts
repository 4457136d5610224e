import { jsonHandler } from "@/lib/http/api/resource";
import { route } from "@/lib/http/api/route";
import { json } from "@/lib/http/response/responses";
import { links } from "@/lib/links";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: jsonHandler(
    async ({ owner, at, now }, fields) =>
      json(links.serialize(await links.extend(owner, at, fields, now), now)),
    ({ owner, at }) => links.get(owner, at),
  ),
});
