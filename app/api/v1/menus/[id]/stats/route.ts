import { json } from "@/lib/http/answer";
import { route } from "@/lib/http/route";
import { menus } from "@/lib/menus";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ owner, at, now }) => json(await menus.stats(owner, at, now)),
});
