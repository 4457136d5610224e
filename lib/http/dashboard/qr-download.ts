import { download } from "@/lib/http/dashboard/download";
import type { Owner } from "@/lib/owner";
import { readFileOptions } from "@/lib/qr-codes/options";
import { qrCode } from "@/lib/qr-codes/qr-code";
import type { Query } from "@/lib/validation/query";

/** The public address of an owner's resource. */
type AddressOf = (owner: Owner, at: { id: number }, query: Query) => Promise<string>;

/** The QR code of a public address as PNG, SVG or PDF. Throws `invalid_<option>`. */
export const qrDownload = (addressOf: AddressOf) =>
  download(async ({ owner, at, query }) =>
    qrCode(owner, await addressOf(owner, at, query), readFileOptions(query)),
  );
