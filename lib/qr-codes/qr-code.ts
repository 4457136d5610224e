import { createHash } from "node:crypto";
import { invalid } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import { renderQr, SizeTooSmallError } from "@/lib/qr";
import { renderStyledQr, UnreadableError } from "@/lib/qr/styled";
import { type QrFile, qrCodeCache } from "@/lib/qr-codes/cache";
import { readLogo, requireLogo } from "@/lib/qr-codes/logo";
import { isStyled, type QrFileOptions } from "@/lib/qr-codes/options";

// Bump when the same options draw another picture.
const DRAWING = 1;

/**
 * The QR code of a public address of this account. Throws `invalid_size` naming the smallest size that works,
 * `invalid_logo` when the account has none or it makes the code unreadable, `invalid_fg` if the colors do
 * (docs/contract.md §3).
 */
export async function qrCode(owner: Owner, address: string, options: QrFileOptions): Promise<QrFile> {
  const { track, logo, dots, eyes, ...plain } = options;
  const text = track === "1" ? `${address}?qr=1` : address;
  try {
    if (isStyled(options)) return await styledCode(owner, text, options);
    const { format, ...look } = plain;
    if (format !== "pdf") return renderQr(text, { ...look, format });
    // Lazy: its library takes longer to load than all others.
    const { renderQrPdf } = await import("@/lib/qr/pdf");
    return await renderQrPdf(text, look);
  } catch (error) {
    throw refusal(error);
  }
}

async function styledCode(owner: Owner, text: string, options: QrFileOptions): Promise<QrFile> {
  const hash = options.logo === "1" ? await requireLogo(owner, text) : null;
  const { format, size, margin, level, dots, eyes } = options;
  const look = {
    size,
    margin,
    level,
    dots,
    eyes,
    fg: options.fg.toLowerCase(),
    bg: options.bg.toLowerCase(),
  };
  const etag = digest([DRAWING, text, format, look, hash]);
  const known = qrCodeCache().get(etag);
  if (known) return known;
  const logo = hash === null ? undefined : await readLogo(hash);
  const file = { ...(await renderStyledQr(text, format, look, logo)), etag };
  qrCodeCache().set(etag, file);
  return file;
}

const digest = (parts: unknown[]) =>
  `"${createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 27)}"`;

function refusal(error: unknown): unknown {
  if (error instanceof SizeTooSmallError)
    return invalid("size", `must be at least ${error.smallest} for this URL and these options`, {
      formMessage: `This size is too small for the code. Choose ${error.smallest} pixels or more.`,
    });
  if (!(error instanceof UnreadableError)) return error;
  return error.reason === "logo"
    ? invalid("logo", "makes this code unreadable: set logo to 0, or upload a simpler one", {
        formMessage: "This logo makes the code unreadable. Upload a simpler one.",
      })
    : invalid("fg", "makes this code unreadable: use a darker color, like 000000", {
        formMessage: "The code is unreadable in these colors. Choose a darker foreground.",
      });
}
