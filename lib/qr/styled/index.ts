import { drawStyled, type StyledDrawing, styledPng, styledSvg } from "@/lib/qr/styled/draw";
import type { StyledOptions } from "@/lib/qr/styled/layout";
import { readPicture } from "@/lib/qr/styled/read";

export { SHAPES } from "@/lib/qr/styled/shapes";

type Format = "png" | "svg" | "pdf";
type Look = Omit<StyledOptions, "logo">;

/** The drawing can't be scanned; `reason` says why. */
export class UnreadableError extends Error {
  constructor(readonly reason: "logo" | "colors") {
    super(`This QR code can't be read because of its ${reason}`);
    this.name = "UnreadableError";
  }
}

/**
 * Draws a QR code in shapes other than squares, or with a logo in its middle, and verifies that it scans; equal
 * arguments give equal bytes. With a logo the level is H. Throws SizeTooSmallError, UnreadableError, and Error when
 * the text is empty or doesn't fit.
 */
export async function renderStyledQr(
  text: string,
  format: Format,
  look: Look,
  logo?: Uint8Array,
): Promise<{ body: Uint8Array; contentType: string }> {
  const drawing = await drawStyled(text, look, logo);
  const picture = await styledPng(drawing);
  if ((await readPicture(picture, look.bg)) !== text)
    throw new UnreadableError(logo && (await isReadable(text, look)) ? "logo" : "colors");
  return FILE[format](text, drawing, picture);
}

async function isReadable(text: string, look: Look): Promise<boolean> {
  const picture = await styledPng(await drawStyled(text, { ...look, level: "H" }));
  return (await readPicture(picture, look.bg)) === text;
}

type File = { body: Uint8Array; contentType: string };

const FILE: Record<Format, (text: string, drawing: StyledDrawing, png: Buffer) => Promise<File>> = {
  png: async (_text, _drawing, body) => ({ body, contentType: "image/png" }),
  svg: async (_text, drawing) => ({ body: styledSvg(drawing), contentType: "image/svg+xml" }),
  pdf: async (text, drawing) => {
    const { styledPdf } = await import("@/lib/qr/styled/pdf");
    return { body: await styledPdf(text, drawing), contentType: "application/pdf" };
  },
};
