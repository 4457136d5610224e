import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { familiesFor, withoutUnsupported } from "@/lib/fonts/canvas-fonts";
import type { Box, Pixels } from "@/lib/gif/pixels";
import type { Layout } from "./layout";
import type { Inks, Ramp } from "./style";

const BOLD = 700;
const MEDIUM = 500;
const DIGITS = "0123456789";

const blank = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

/** Blends ink over pixels: half coverage gives the middle of the ink's color ramp. */
function blendInk(onto: Pixels, ramp: Ramp, paint: (pen: SKRSContext2D) => void): void {
  const pen = canvasOf(onto).getContext("2d");
  pen.fillStyle = "#000";
  paint(pen);
  const { data } = pen.getImageData(0, 0, onto.width, onto.height);
  for (let index = 0; index < onto.data.length; index++) {
    const step = Math.round(((data[index * 4 + 3] ?? 0) / 255) * (ramp.length - 1));
    if (step) onto.data[index] = ramp[step] ?? 0;
  }
}

const canvasOf = ({ width, height }: Pixels): Canvas => createCanvas(width, height);

/** The static parts of a timer: tiles, colons, labels. */
export function drawGround(layout: Layout, inks: Inks, labels: readonly string[], isPlain: boolean): Pixels {
  const pixels = blank(layout.width, layout.height);
  if (isPlain) blendInk(pixels, inks.accent, (pen) => drawColons(pen, layout));
  else drawTiles(pixels, layout, inks, layout.tiles);
  if (labels.length) blendInk(pixels, inks.label, (pen) => drawLabels(pen, layout, labels));
  return pixels;
}

function drawTiles(pixels: Pixels, { radius, bar }: Layout, inks: Inks, tiles: readonly Box[]): void {
  const shape = (pen: SKRSContext2D) => {
    pen.beginPath();
    for (const { x, y, width, height } of tiles) pen.roundRect(x, y, width, height, radius);
  };
  blendInk(pixels, inks.tile, (pen) => {
    shape(pen);
    pen.fill();
  });
  if (bar)
    blendInk(pixels, inks.accent, (pen) => {
      shape(pen);
      pen.clip();
      for (const { x, y, width } of tiles) pen.fillRect(x, y, width, bar);
    });
}

function drawColons(pen: SKRSContext2D, { colons, digitSize, baseline }: Layout): void {
  const radius = Math.max(1, digitSize * 0.065);
  for (const x of colons) {
    for (const height of [0.17, 0.53]) {
      pen.beginPath();
      pen.arc(x, baseline - digitSize * height, radius, 0, 2 * Math.PI);
      pen.fill();
    }
  }
}

function drawLabels(pen: SKRSContext2D, layout: Layout, labels: readonly string[]): void {
  const texts = labels.map(withoutUnsupported);
  const room = (index: number) => layout.labelRoom[index] ?? 0;
  const widths = (size: number) => texts.map((text) => setFont(pen, text, MEDIUM, size).width);
  // All labels share one size, down to a minimum; one that is still too wide is condensed.
  const least = Math.max(7, layout.labelSize * 0.72);
  let size = layout.labelSize;
  while (size > least && widths(size).some((width, index) => width > room(index))) size -= 0.5;
  pen.textAlign = "center";
  for (const [index, text] of texts.entries()) {
    const tile = layout.tiles[index];
    if (!tile || !text) continue;
    setFont(pen, text, MEDIUM, size);
    pen.fillText(text, tile.x + tile.width / 2, layout.labelBaseline, room(index));
  }
}

function setFont(pen: SKRSContext2D, text: string, weight: number, size: number): { width: number } {
  pen.font = `${weight} ${size}px ${familiesFor(text)}`;
  return pen.measureText(text);
}

/** The ten digits on their tile, side by side in columns of the layout's width and height. */
export function drawDigits({ columnWidth, height, digitSize, baseline }: Layout, ramp: Ramp): Pixels {
  const pixels = blank(columnWidth * DIGITS.length, height);
  blendInk(pixels, ramp, (pen) => {
    setFont(pen, DIGITS, BOLD, digitSize);
    pen.textAlign = "center";
    for (const [index, digit] of [...DIGITS].entries())
      pen.fillText(digit, (index + 0.5) * columnWidth, baseline);
  });
  return pixels;
}

/** A message centered in an image of this size, on one wide tile for styles with tiles. */
export function drawMessage(layout: Layout, inks: Inks, message: string, isPlain: boolean): Pixels {
  const pixels = blank(layout.width, layout.height);
  const margin = layout.tiles[0]?.y ?? 0;
  const tile = { x: margin, y: margin, width: layout.width - 2 * margin, height: layout.height - 2 * margin };
  if (!isPlain) drawTiles(pixels, layout, inks, [tile]);
  const padding = Math.round(layout.width * 0.02);
  blendInk(pixels, inks.digit, (pen) => {
    const room = { width: tile.width - 2 * padding, height: tile.height - layout.bar - padding };
    const { size, lines } = fit(pen, paragraphsOf(message), room);
    const leading = size * 1.25;
    const middle = tile.y + (tile.height + layout.bar) / 2;
    const first = middle - ((lines.length - 1) * leading) / 2 + size * 0.36;
    pen.textAlign = "center";
    for (const [index, line] of lines.entries()) {
      setFont(pen, line, BOLD, size);
      pen.fillText(line, layout.width / 2, first + index * leading, room.width);
    }
  });
  return pixels;
}

type TextBox = { width: number; height: number };

/** The drawable part of a message, split at its line breaks. */
const paragraphsOf = (message: string): string[] =>
  message
    .split(/\r\n|\r|\n/)
    .map(withoutUnsupported)
    .join("\n")
    .trim()
    .split("\n");

/** The largest size at which the wrapped text fits; at the smallest, lines are condensed. */
function fit(
  pen: SKRSContext2D,
  paragraphs: readonly string[],
  room: TextBox,
): { size: number; lines: string[] } {
  const linesAt = (size: number) => paragraphs.flatMap((text) => wrap(pen, text, size, room.width));
  for (let size = Math.floor(room.height * 0.36); size > 7; size -= size > 24 ? 2 : 1) {
    const lines = linesAt(size);
    const fits = lines.every((line) => setFont(pen, line, BOLD, size).width <= room.width);
    if (fits && lines.length * size * 1.25 <= room.height) return { size, lines };
  }
  const most = Math.max(1, Math.floor(room.height / (7 * 1.25)));
  const lines = linesAt(7);
  return { size: 7, lines: [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")] };
}

function wrap(pen: SKRSContext2D, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  // Scripts without spaces may wrap between any two characters.
  for (const word of text.split(/(?<=\s)|(?<=[\u0e00-\u0e7f\u3000-\u9fff\uac00-\ud7af\uff00-\uffef])/u)) {
    if (line && setFont(pen, (line + word).trimEnd(), BOLD, size).width > width) {
      lines.push(line.trim());
      line = "";
    }
    line += word;
  }
  return [...lines, line.trim()];
}
