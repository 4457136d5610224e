import { createRequire } from "node:module";
import { join } from "node:path";
import { createCanvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 88;
const FONT = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese"];
const FAMILIES = [...FONT.map((part) => `"Share ${part}"`), "sans-serif"].join(", ");

export type SharePicture = {
  title: string;
  /** Above the title, short. */
  label: string;
  /** Below the title. */
  line: string;
  /** Six hexadecimal digits each. */
  colours: { paper: string; glow: string; ink: string; soft: string; accent: string };
};

/** The picture that a shared page is shown with, 1200 × 630, PNG: its title as large as fits, in its own colours. */
export async function sharePicture({ title, label, line, colours }: SharePicture): Promise<Uint8Array> {
  loadFonts();
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  const ground = context.createRadialGradient(WIDTH * 0.2, -120, 80, WIDTH * 0.2, -120, 1300);
  ground.addColorStop(0, `#${colours.glow}`);
  ground.addColorStop(1, `#${colours.paper}`);
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = `#${colours.accent}`;
  context.fillRect(MARGIN, MARGIN, 96, 10);
  context.textBaseline = "alphabetic";
  write(context, label, 600, 34, colours.accent, MARGIN + 76);
  const { size, lines } = fit(context, title);
  context.fillStyle = `#${colours.ink}`;
  const leading = size * 1.14;
  const top = 214 + (250 - leading * lines.length) / 2;
  for (const [row, text] of lines.entries())
    context.fillText(text, MARGIN, top + size * 0.92 + row * leading);
  write(context, line, 500, 38, colours.soft, HEIGHT - MARGIN);
  return canvas.encode("png");
}

function write(
  context: SKRSContext2D,
  text: string,
  weight: number,
  size: number,
  colour: string,
  y: number,
) {
  context.fillStyle = `#${colour}`;
  context.font = `${weight} ${size}px ${FAMILIES}`;
  context.fillText(cut(context, text), MARGIN, y);
}

/** The largest size at which the title stands on at most three lines; the smallest one cuts it off. */
function fit(context: SKRSContext2D, title: string): { size: number; lines: string[] } {
  for (const size of [100, 88, 76, 66, 58]) {
    context.font = `750 ${size}px ${FAMILIES}`;
    const lines = wrap(context, title);
    if (lines.length * size * 1.14 <= 262) return { size, lines };
  }
  const lines = wrap(context, title);
  const [first = "", second = "", third = "", ...rest] = lines;
  return { size: 58, lines: [first, second, rest.length ? cut(context, `${third} ${rest[0]}…`) : third] };
}

function wrap(context: SKRSContext2D, text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).flatMap((part) => pieces(context, part))) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(context, longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** A word that is wider than the picture, in pieces that are not. */
function pieces(context: SKRSContext2D, word: string): string[] {
  if (fits(context, word)) return [word];
  const found: string[] = [];
  let piece = "";
  for (const character of word) {
    if (fits(context, piece + character)) piece += character;
    else {
      found.push(piece);
      piece = character;
    }
  }
  return [...found, piece];
}

function cut(context: SKRSContext2D, text: string): string {
  const characters = [...text];
  while (characters.length > 1 && !fits(context, characters.join(""))) characters.splice(-2, 2, "…");
  return characters.join("");
}

const fits = (context: SKRSContext2D, text: string) => context.measureText(text).width <= WIDTH - 2 * MARGIN;

let loaded = false;

// Two places to start from: this file, and the project's folder when a bundler has moved this file.
function loadFonts(): void {
  if (loaded) return;
  for (const part of FONT) {
    const name = `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`;
    for (const place of [import.meta.url, join(process.cwd(), "package.json")]) {
      try {
        if (GlobalFonts.registerFromPath(createRequire(place).resolve(name), `Share ${part}`)) break;
      } catch {}
    }
  }
  loaded = true;
}
