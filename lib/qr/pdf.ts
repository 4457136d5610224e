import {
  concatTransformationMatrix,
  fill,
  PDFDocument,
  type RGB,
  rectangle,
  rgb,
  setFillingColor,
} from "pdf-lib";
import type { QrOptions } from "@/lib/qr";
import { layOut } from "@/lib/qr/picture";

// The size in pixels is printed at 300 pixels per inch; a PDF has 72 points per inch.
export const POINTS_PER_PIXEL = 72 / 300;

/** The QR code of a text, with its quiet zone, as a one-page PDF; arguments and errors of `renderQr`. */
export async function renderQrPdf(
  text: string,
  { size, fg, bg, margin, level }: Omit<QrOptions, "format">,
): Promise<{ body: Uint8Array; contentType: string }> {
  const { rows, module } = layOut(text, size, margin, level);
  // Reproducible: no dates.
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(text);
  const page = document.addPage([size * POINTS_PER_PIXEL, size * POINTS_PER_PIXEL]);
  const bars = rows.flatMap(({ top, spans }) =>
    spans.map(({ left, width }) => rectangle(left, size - top - module, width, module)),
  );
  page.pushOperators(
    concatTransformationMatrix(POINTS_PER_PIXEL, 0, 0, POINTS_PER_PIXEL, 0, 0),
    ...[setFillingColor(pdfColor(bg)), rectangle(0, 0, size, size), fill()],
    ...[setFillingColor(pdfColor(fg)), ...bars, fill()],
  );
  return { body: await document.save(), contentType: "application/pdf" };
}

export function pdfColor(color: string): RGB {
  const [red = 0, green = 0, blue = 0] = [...Buffer.from(color, "hex")].map((value) => value / 255);
  return rgb(red, green, blue);
}
