import { PDFDocument } from "pdf-lib";
import { POINTS_PER_PIXEL, pdfColor } from "@/lib/qr/pdf";
import type { StyledDrawing } from "@/lib/qr/styled/draw";

/** The drawing as a PDF of one page; `title` is the text of the code. */
export async function styledPdf(title: string, drawing: StyledDrawing): Promise<Uint8Array> {
  const { size, path, logoArea, fg, bg, logo } = drawing;
  // Reproducible: no dates.
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title);
  const side = size * POINTS_PER_PIXEL;
  const page = document.addPage([side, side]);
  page.drawRectangle({ x: 0, y: 0, width: side, height: side, color: pdfColor(bg) });
  page.drawSvgPath(path, { x: 0, y: side, scale: POINTS_PER_PIXEL, color: pdfColor(fg) });
  if (logoArea && logo)
    page.drawImage(await document.embedPng(logo), {
      x: logoArea.at * POINTS_PER_PIXEL,
      y: side - (logoArea.at + logoArea.side) * POINTS_PER_PIXEL,
      width: logoArea.side * POINTS_PER_PIXEL,
      height: logoArea.side * POINTS_PER_PIXEL,
    });
  return document.save();
}
