import {
  type Canvas,
  createCanvas,
  GlobalFonts,
  type Image,
  loadImage,
  Path2D,
  type SKRSContext2D,
} from "@napi-rs/canvas";
import { familiesFor } from "@/lib/fonts/canvas-fonts";
import { codeParts } from "@/lib/menus/cards/code";
import type { Deck } from "@/lib/menus/cards/deck";
import { FONT_NAMES, fontPath } from "@/lib/menus/cards/pdf-text";
import { type Area, fitted, type Shape, type TextLine } from "@/lib/menus/cards/shapes";

const PIXELS_PER_POINT = 1.5;
const GRAY = "#595959";

/** The first page of table cards as a PNG, as the PDF prints it. */
export async function cardsPicture({ plan, cards, logo }: Deck): Promise<Uint8Array> {
  const { page, face } = plan;
  const image = logo && { image: await loadImage(logo.png), aspect: logo.aspect };
  const canvas: Canvas = createCanvas(
    Math.round(page.width * PIXELS_PER_POINT),
    Math.round(page.height * PIXELS_PER_POINT),
  );
  const context = canvas.getContext("2d");
  context.scale(PIXELS_PER_POINT, PIXELS_PER_POINT);
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, page.width, page.height);
  context.strokeStyle = GRAY;
  context.lineWidth = 0.5;
  for (const { x1, y1, x2, y2 } of plan.marks) {
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  }
  for (const [index, positions] of plan.cards.entries())
    for (const { x, y, upsideDown } of positions) {
      context.save();
      context.translate(x, y);
      if (upsideDown) {
        context.translate(face.width, face.height);
        context.rotate(Math.PI);
      }
      for (const shape of cards[index] ?? []) draw(context, shape, image);
      context.restore();
    }
  return canvas.encode("png");
}

type Logo = { image: Image; aspect: number };

function draw(context: SKRSContext2D, shape: Shape, logo?: Logo): void {
  if (shape.kind === "logo") {
    if (logo) drawLogo(context, logo, shape);
    return;
  }
  context.fillStyle = `#${shape.color}`;
  if (shape.kind === "text") writeText(context, shape);
  else if (shape.kind === "fill") context.fill(new Path2D(shape.d));
  else if (shape.kind === "code") drawCode(context, shape, logo);
  else {
    context.strokeStyle = `#${shape.color}`;
    context.lineWidth = shape.thickness;
    context.stroke(new Path2D(shape.d));
  }
}

function drawCode(context: SKRSContext2D, shape: Extract<Shape, { kind: "code" }>, logo?: Logo): void {
  const { bars, logoArea } = codeParts(shape, logo);
  context.beginPath();
  for (const { x, y, width, height } of bars) context.rect(x, y, width, height);
  context.fill();
  if (logo && logoArea) drawLogo(context, logo, logoArea);
}

const drawLogo = (context: SKRSContext2D, { image }: Logo, { x, y, width, height }: Area): void =>
  context.drawImage(image, x, y, width, height);

const registered = new Set<string>();

/** The family of a PDF font, loaded on return. */
function familyOf({ bold, serif }: TextLine): string {
  const font = FONT_NAMES[serif ? "serif" : "sans"][bold ? "bold" : "plain"];
  if (!registered.has(font)) {
    registered.add(font);
    GlobalFonts.registerFromPath(fontPath(font), font);
  }
  return font;
}

function writeText(context: SKRSContext2D, line: TextLine): void {
  const families = `"${familyOf(line)}", ${familiesFor(line.text)}`;
  const fontAt = (size: number) => `${size}px ${families}, sans-serif`;
  const clean = { ...line, text: line.text.replace(/\s+/g, " ").trim() };
  const { text, size } = fitted(clean, (words, at) => {
    context.font = fontAt(at);
    return context.measureText(words).width;
  });
  context.font = fontAt(size);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillText(text, line.centre, line.y);
}
