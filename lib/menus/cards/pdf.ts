import {
  concatTransformationMatrix,
  fill,
  PDFDocument,
  type PDFImage,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setFillingColor,
} from "pdf-lib";
import { codeParts } from "@/lib/menus/cards/code";
import type { Deck } from "@/lib/menus/cards/deck";
import { pdfColor, type Writer, writerFor } from "@/lib/menus/cards/pdf-text";
import type { Area, Shape } from "@/lib/menus/cards/shapes";

const GRAY = "595959";

/** Table cards as a PDF to print and cut. */
export async function cardsPdf({ title, plan, cards, logo }: Deck): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  const writer = await writerFor(document);
  const image = logo && { image: await document.embedPng(logo.png), aspect: logo.aspect };
  const { page: paper, face } = plan;
  const perPage = plan.cards.length;
  for (let first = 0; first < cards.length; first += perPage) {
    const page = document.addPage([paper.width, paper.height]);
    for (const { x1, y1, x2, y2 } of plan.marks)
      page.drawLine({
        start: { x: x1, y: paper.height - y1 },
        end: { x: x2, y: paper.height - y2 },
        thickness: 0.4,
        color: pdfColor(GRAY),
      });
    for (const [index, shapes] of cards.slice(first, first + perPage).entries()) {
      for (const { x, y, upsideDown } of plan.cards[index] ?? []) {
        // The origin of a face is its top left corner; PDF counts from the bottom.
        const turned = concatTransformationMatrix(
          -1,
          0,
          0,
          -1,
          x + face.width,
          paper.height - y - face.height,
        );
        const upright = concatTransformationMatrix(1, 0, 0, 1, x, paper.height - y);
        page.pushOperators(pushGraphicsState(), upsideDown ? turned : upright);
        for (const shape of shapes) await draw(page, writer, shape, image);
        page.pushOperators(popGraphicsState());
      }
    }
  }
  return document.save();
}

type Logo = { image: PDFImage; aspect: number };

async function draw(page: PDFPage, writer: Writer, shape: Shape, logo?: Logo): Promise<void> {
  switch (shape.kind) {
    case "text":
      return writer.write(page, { ...shape, y: -shape.y });
    case "fill":
      return page.drawSvgPath(shape.d, { x: 0, y: 0, color: pdfColor(shape.color) });
    case "stroke":
      return page.drawSvgPath(shape.d, {
        x: 0,
        y: 0,
        borderColor: pdfColor(shape.color),
        borderWidth: shape.thickness,
      });
    case "code":
      return drawCode(page, shape, logo);
    case "logo":
      return logo && drawLogo(page, logo, shape);
  }
}

/** The QR code as one filled path, and the logo in its middle. */
function drawCode(page: PDFPage, shape: Extract<Shape, { kind: "code" }>, logo?: Logo): void {
  const { bars, logoArea } = codeParts(shape, logo);
  page.pushOperators(
    pushGraphicsState(),
    setFillingColor(pdfColor(shape.color)),
    ...bars.map(({ x, y, width, height }) => rectangle(x, -y - height, width, height)),
    fill(),
    popGraphicsState(),
  );
  if (logo && logoArea) drawLogo(page, logo, logoArea);
}

const drawLogo = (page: PDFPage, { image }: Logo, { x, y, width, height }: Area): void =>
  page.drawImage(image, { x, y: -y - height, width, height });
