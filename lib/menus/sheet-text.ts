import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import fontkit from "@pdf-lib/fontkit";
import type { PDFDocument, PDFFont, PDFPage } from "pdf-lib";
import { familiesFor } from "@/lib/gif/fonts";

/** Writes centered lines of text in any script into a PDF. */
export type Writer = {
  write(page: PDFPage, text: string, line: Line): Promise<void>;
};

/** In points; `y` is the baseline, `width` the available width: longer text is set smaller, then truncated. */
type Line = { centre: number; y: number; size: number; width: number; bold?: boolean };

const MIN_FONT_SIZE = 6;
const PIXELS_PER_POINT = 6;
const FIT_ATTEMPTS = 40;

// Resolved from the project folder, because a bundler may have moved this file.
const fontFile = (name: string) =>
  readFile(createRequire(join(process.cwd(), "package.json")).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

const RIGHT_TO_LEFT =
  "\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}";
const RUNS = new RegExp(
  `[${RIGHT_TO_LEFT}](?:[\\s\\p{M}]*[${RIGHT_TO_LEFT}\\p{M}])*|[^${RIGHT_TO_LEFT}]+`,
  "gu",
);

/**
 * A text as the runs to draw from left to right. The font's shaping reverses right-to-left words, but numbers between
 * them must keep their digits' order.
 */
export function visualRuns(text: string): string[] {
  const runs = text.match(RUNS) ?? [];
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  return new RegExp(`[${RIGHT_TO_LEFT}]`, "u").test(first) ? runs.reverse() : runs;
}

/** Embeds the font that covers most alphabets; text it can't set (Chinese, emoji) is drawn as an image. */
export async function writerFor(document: PDFDocument): Promise<Writer> {
  document.registerFontkit(fontkit);
  const [plain, bold] = await Promise.all([fontFile("DejaVuSans"), fontFile("DejaVuSans-Bold")]);
  const fonts = {
    plain: await document.embedFont(plain, { subset: true }),
    bold: await document.embedFont(bold, { subset: true }),
  };
  const known = new Set(fonts.plain.getCharacterSet());
  return {
    write: async (page, text, line) => {
      const clean = text.normalize("NFC").replace(/\s+/g, " ").trim();
      if (clean === "") return;
      if ([...clean].every((sign) => known.has(sign.codePointAt(0) ?? 0)))
        writeText(page, line.bold ? fonts.bold : fonts.plain, clean, line);
      else await writePicture(document, page, clean, line);
    },
  };
}

function writeText(page: PDFPage, font: PDFFont, text: string, { centre, y, size, width }: Line): void {
  const widthOf = (words: string, at: number) =>
    visualRuns(words).reduce((sum, run) => sum + font.widthOfTextAtSize(run, at), 0);
  const fitting = Math.min(size, (size * width) / widthOf(text, size));
  const used = Math.max(fitting, MIN_FONT_SIZE);
  let shown = text;
  for (let tries = 0; widthOf(shown, used) > width && tries < FIT_ATTEMPTS * text.length; tries++)
    shown = `${[...shown.replace(/…$/, "")].slice(0, -1).join("").trimEnd()}…`;
  let x = centre - widthOf(shown, used) / 2;
  for (const run of visualRuns(shown)) {
    page.drawText(run, { x, y, size: used, font });
    x += font.widthOfTextAtSize(run, used);
  }
}

async function writePicture(
  document: PDFDocument,
  page: PDFPage,
  text: string,
  { centre, y, size, width, bold }: Line,
): Promise<void> {
  const height = size * 1.4;
  const canvas = createCanvas(Math.ceil(width * PIXELS_PER_POINT), Math.ceil(height * PIXELS_PER_POINT));
  const context = canvas.getContext("2d");
  context.font = `${bold ? 700 : 400} ${size * PIXELS_PER_POINT}px ${familiesFor(text)}, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillText(text, canvas.width / 2, (height - size * 0.3) * PIXELS_PER_POINT, canvas.width);
  const picture = await document.embedPng(await canvas.encode("png"));
  page.drawImage(picture, { x: centre - width / 2, y: y - size * 0.3, width, height });
}
