import { download } from "@/lib/http/dashboard/download";
import type { Owner } from "@/lib/owner";
import { renderQr } from "@/lib/qr";
import { renderQrPdf } from "@/lib/qr/pdf";
import { differentColors, qrFileShape, requireSize } from "@/lib/validation/qr-options";
import { validate } from "@/lib/validation/validate";

/** The public address of an owner's resource. */
type AddressOf = (owner: Owner, at: { id: number }) => Promise<string>;

/** The QR code of a public address as PNG, SVG or PDF. Throws `invalid_<option>`. */
export const qrDownload = (addressOf: AddressOf) =>
  download(async ({ owner, at, query }) => {
    const address = await addressOf(owner, at);
    const { format, ...look } = validate(qrFileShape, query, differentColors);
    requireSize(address, look);
    return format === "pdf" ? renderQrPdf(address, look) : renderQr(address, { format, ...look });
  });
