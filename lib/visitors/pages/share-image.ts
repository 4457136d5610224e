import { createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { familiesFor, withoutUnsupported } from "@/lib/fonts/canvas-fonts";
import type { VisitorResponse } from "@/lib/visitors/response/response";

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 88;
const PORTRAIT = 300;
/** More characters than any line fits. */
const MAX_LINE_CHARACTERS = 200;
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export type ShareImage = {
  title: string;
  /** A short line above the title. */
  label: string;
  /** The line below the title. */
  line: string;
  /** Six hex digits each. */
  colors: { paper: string; glow: string; ink: string; soft: string; accent: string };
  /** An encoded image, shown in a circle beside the text. */
  portrait?: Uint8Array | undefined;
};

/** A canvas context and the width available to text. */
type TextContext = { context: SKRSContext2D; room: number };

/**
 * A share image (Open Graph), 1200 × 630 PNG, with the title as large as fits. Cacheable, because its URL changes
 * with its contents.
 */
export async function shareImage(picture: ShareImage): Promise<VisitorResponse> {
  const headers = {
    "Content-Type": "image/png",
    "Cache-Control": "public, max-age=86400",
    "X-Content-Type-Options": "nosniff",
  };
  return { status: 200, headers, body: await draw(picture) };
}

async function draw({ title, label, line, colors, portrait }: ShareImage): Promise<Uint8Array> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  const pen = { context, room: WIDTH - 2 * MARGIN - (portrait ? PORTRAIT + MARGIN / 2 : 0) };
  const ground = context.createRadialGradient(WIDTH * 0.2, -120, 80, WIDTH * 0.2, -120, 1300);
  ground.addColorStop(0, `#${colors.glow}`);
  ground.addColorStop(1, `#${colors.paper}`);
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = `#${colors.accent}`;
  context.fillRect(MARGIN, MARGIN, 96, 10);
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  context.direction = RIGHT_TO_LEFT.test(title) ? "rtl" : "ltr";
  if (portrait) await drawPortrait(context, portrait);
  write(pen, label, 600, 34, colors.accent, MARGIN + 76);
  const { size, lines } = fit(pen, withoutUnsupported(title));
  context.fillStyle = `#${colors.ink}`;
  const leading = size * 1.14;
  const top = 214 + (250 - leading * lines.length) / 2;
  for (const [row, text] of lines.entries())
    context.fillText(text, MARGIN, top + size * 0.92 + row * leading);
  write(pen, line, 500, 38, colors.soft, HEIGHT - MARGIN);
  return canvas.encode("png");
}

/** The center crop of the image, in a circle on the right. */
async function drawPortrait(context: SKRSContext2D, portrait: Uint8Array): Promise<void> {
  const image = await loadImage(Buffer.from(portrait));
  const side = Math.min(image.width, image.height);
  const [x, y] = [WIDTH - MARGIN - PORTRAIT, (HEIGHT - PORTRAIT) / 2];
  context.save();
  context.beginPath();
  context.arc(x + PORTRAIT / 2, y + PORTRAIT / 2, PORTRAIT / 2, 0, 2 * Math.PI);
  context.clip();
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  context.drawImage(image, left, top, side, side, x, y, PORTRAIT, PORTRAIT);
  context.restore();
}

function write(pen: TextContext, text: string, weight: number, size: number, color: string, y: number) {
  pen.context.fillStyle = `#${color}`;
  const shown = withoutUnsupported(text);
  pen.context.font = `${weight} ${size}px ${familiesFor(shown)}`;
  pen.context.fillText(truncate(pen, shown), MARGIN, y);
}

/** The largest size at which the title fits on three lines; the smallest size truncates it. */
function fit(pen: TextContext, title: string): { size: number; lines: string[] } {
  for (const size of [100, 88, 76, 66, 58]) {
    pen.context.font = `750 ${size}px ${familiesFor(title)}`;
    const lines = wrap(pen, title);
    if (lines.length * size * 1.14 <= 262) return { size, lines };
  }
  const lines = wrap(pen, title);
  const [first = "", second = "", third = "", ...rest] = lines;
  return { size: 58, lines: [first, second, rest.length ? truncate(pen, `${third} ${rest[0]}…`) : third] };
}

function wrap(pen: TextContext, text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).flatMap((part) => pieces(pen, part))) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(pen, longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Splits a word that is wider than the image. */
function pieces(pen: TextContext, word: string): string[] {
  if (fits(pen, word)) return [word];
  const found: string[] = [];
  let piece = "";
  for (const character of word) {
    if (fits(pen, piece + character)) piece += character;
    else {
      found.push(piece);
      piece = character;
    }
  }
  return [...found, piece];
}

/** As much of a line as fits. */
function truncate(pen: TextContext, text: string): string {
  if (fits(pen, text)) return text;
  const characters = [...text];
  let [fitting, tooMany] = [0, Math.min(characters.length, MAX_LINE_CHARACTERS)];
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (fits(pen, `${characters.slice(0, middle).join("")}…`)) fitting = middle;
    else tooMany = middle;
  }
  return `${characters.slice(0, fitting).join("").trimEnd()}…`;
}

const fits = ({ context, room }: TextContext, text: string) => context.measureText(text).width <= room;
