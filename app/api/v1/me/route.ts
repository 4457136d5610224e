import { serializeMe } from "@/lib/accounts/serialize";
import { readAccount } from "@/lib/accounts/service";
import { route } from "@/lib/http/api/route";
import { json } from "@/lib/http/response/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ owner, key }) => json(serializeMe(await readAccount(owner), key)),
});
