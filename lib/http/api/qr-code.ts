import { type Endpoint, route } from "@/lib/http/api/route";
import { cacheable } from "@/lib/http/response/responses";
import type { Owner } from "@/lib/owner";
import { readOptions } from "@/lib/qr-codes/options";
import { qrCode } from "@/lib/qr-codes/qr-code";

/** `GET /<things>/{id}/qr`: the QR code of a public address (docs/contract.md §3). */
export const qrEndpoint = (
  addressOf: (owner: Owner, at: Readonly<Record<string, number>>) => Promise<string>,
): Endpoint =>
  route({
    GET: async ({ request, owner, at, query }) => {
      const address = await addressOf(owner, at);
      const { body, contentType, etag } = await qrCode(owner, address, readOptions(query));
      return cacheable(request.header("if-none-match"), body, contentType, etag);
    },
  });
