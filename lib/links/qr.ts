import { invalid } from "@/lib/errors";
import { shortUrl } from "@/lib/links/serialize";
import { get } from "@/lib/links/service";
import type { Owner } from "@/lib/owner";
import { renderQr, SizeTooSmallError } from "@/lib/qr";
import { color, name, optional } from "@/lib/validation/fields";
import type { Query } from "@/lib/validation/query";
import { queryInteger } from "@/lib/validation/query-fields";
import { validate } from "@/lib/validation/validate";

/** The options of a QR code, in the order of docs/contract.md §3. */
export const qrShape = {
  format: optional(name(["png", "svg"]), "png"),
  size: optional(queryInteger(96, 2048), 300),
  fg: optional(color(), "000000"),
  bg: optional(color(), "ffffff"),
  margin: optional(queryInteger(0, 16), 4),
  level: optional(name(["L", "M", "Q", "H"]), "M"),
};

/**
 * The QR code of the link's short URL. Throws `invalid_<option>`, and `invalid_size` naming the smallest size that
 * works (docs/contract.md §3).
 */
export async function qr(owner: Owner, at: { id?: number }, query: Query) {
  const { slug } = await get(owner, at);
  const options = validate(qrShape, query, function* ({ fg, bg }) {
    if (fg && fg.toLowerCase() === bg?.toLowerCase())
      yield [
        "bg",
        "must differ from fg, or the code cannot be scanned",
        "Choose a background that differs from the foreground",
      ];
  });
  try {
    return renderQr(shortUrl(slug), options);
  } catch (error) {
    if (!(error instanceof SizeTooSmallError)) throw error;
    throw invalid("size", `must be at least ${error.smallest} for this address, margin and level`, {
      formMessage: `Enter a size of ${error.smallest} pixels or more`,
    });
  }
}
