import { shortUrl } from "@/lib/domains/hosts/origin";
import { get } from "@/lib/links/service";
import type { Owner } from "@/lib/owner";
import { renderQr } from "@/lib/qr";
import { differentColors, qrShape, requireSize } from "@/lib/validation/qr-options";
import type { Query } from "@/lib/validation/query";
import { validate } from "@/lib/validation/validate";

/**
 * The QR code of the link's short URL. Throws `invalid_<option>`, and `invalid_size` naming the smallest size that
 * works (docs/contract.md §3).
 */
export async function qr(owner: Owner, at: { id?: number }, query: Query) {
  const link = await get(owner, at);
  const options = validate(qrShape, query, differentColors);
  const url = shortUrl(link);
  requireSize(url, options);
  return renderQr(url, options);
}
