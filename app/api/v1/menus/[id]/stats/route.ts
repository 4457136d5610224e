import { route } from "@/lib/http/api/route";
import { json } from "@/lib/http/response/responses";
import { menus } from "@/lib/menus";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ owner, at, now }) => json(await menus.stats(owner, at, now)),
});
