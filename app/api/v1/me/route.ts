import { serializeMe } from "@/lib/account/serialize";
import { readAccount } from "@/lib/account/service";
import { json } from "@/lib/http/answer";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ owner, key }) => json(serializeMe(await readAccount(owner), key)),
});
