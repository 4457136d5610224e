import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import fontkit from "@pdf-lib/fontkit";
import { type PDFDocument, type PDFFont, type PDFPage, type RGB, rgb } from "pdf-lib";
import { familiesFor } from "@/lib/fonts/canvas-fonts";
import { fitted, type TextLine } from "@/lib/menus/cards/shapes";

/** Writes centered lines of text in any script into a PDF. */
export type Writer = {
  write(page: PDFPage, line: TextLine): Promise<void>;
};

const PIXELS_PER_POINT = 6;

/** The fonts that cover most alphabets. */
export const FONT_NAMES = {
  sans: { plain: "DejaVuSans", bold: "DejaVuSans-Bold" },
  serif: { plain: "DejaVuSerif", bold: "DejaVuSerif-Bold" },
} as const;

/** The file of a font, resolved from the project folder, because a bundler may have moved this file. */
export const fontPath = (name: string): string =>
  createRequire(join(process.cwd(), "package.json")).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** Six hexadecimal digits as a color of a PDF. */
export function pdfColor(color: string): RGB {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return rgb(red / 255, green / 255, blue / 255);
}

const RIGHT_TO_LEFT =
  "\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}";
const RUNS = new RegExp(
  `[${RIGHT_TO_LEFT}](?:[\\s\\p{M}]*[${RIGHT_TO_LEFT}\\p{M}])*|[^${RIGHT_TO_LEFT}]+`,
  "gu",
);

/**
 * Splits a text into runs to draw from left to right. Shaping reverses right-to-left words, but the digits of numbers
 * between them must keep their order.
 */
export function visualRuns(text: string): string[] {
  const runs = text.match(RUNS) ?? [];
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  return new RegExp(`[${RIGHT_TO_LEFT}]`, "u").test(first) ? runs.reverse() : runs;
}

type Font = { font: PDFFont; known: Set<number> };

/** Embeds the fonts a text needs; text without glyphs (Chinese, emoji) is drawn as an image. */
export async function writerFor(document: PDFDocument): Promise<Writer> {
  document.registerFontkit(fontkit);
  const embedded = new Map<string, Promise<Font>>();
  const embed = async (name: string): Promise<Font> => {
    const font = await document.embedFont(await readFile(fontPath(name)), { subset: true });
    return { font, known: new Set(font.getCharacterSet()) };
  };
  const fontOf = (family: keyof typeof FONT_NAMES, bold: boolean) => {
    const name = FONT_NAMES[family][bold ? "bold" : "plain"];
    const font = embedded.get(name) ?? embed(name);
    embedded.set(name, font);
    return font;
  };
  return {
    write: async (page, { text, bold = false, serif = false, ...rest }) => {
      const clean = text.normalize("NFC").replace(/\s+/g, " ").trim();
      if (clean === "") return;
      const line = { ...rest, text: clean, bold };
      // The serif covers fewer scripts than the sans.
      for (const family of serif ? (["serif", "sans"] as const) : (["sans"] as const)) {
        const { font, known } = await fontOf(family, bold);
        if ([...clean].every((sign) => known.has(sign.codePointAt(0) ?? 0)))
          return writeText(page, font, line);
      }
      await writePicture(document, page, line);
    },
  };
}

function writeText(page: PDFPage, font: PDFFont, line: TextLine): void {
  const widthOf = (words: string, at: number) =>
    visualRuns(words).reduce((sum, run) => sum + font.widthOfTextAtSize(run, at), 0);
  const { text, size } = fitted(line, widthOf);
  let x = line.centre - widthOf(text, size) / 2;
  for (const run of visualRuns(text)) {
    page.drawText(run, { x, y: line.y, size, font, color: pdfColor(line.color) });
    x += font.widthOfTextAtSize(run, size);
  }
}

async function writePicture(
  document: PDFDocument,
  page: PDFPage,
  { text, centre, y, size, width, color, bold }: TextLine,
): Promise<void> {
  const height = size * 1.4;
  const canvas = createCanvas(Math.ceil(width * PIXELS_PER_POINT), Math.ceil(height * PIXELS_PER_POINT));
  const context = canvas.getContext("2d");
  context.font = `${bold ? 700 : 400} ${size * PIXELS_PER_POINT}px ${familiesFor(text)}, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = `#${color}`;
  context.fillText(text, canvas.width / 2, (height - size * 0.3) * PIXELS_PER_POINT, canvas.width);
  const picture = await document.embedPng(await canvas.encode("png"));
  page.drawImage(picture, { x: centre - width / 2, y: y - size * 0.3, width, height });
}
