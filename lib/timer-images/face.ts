import { LRUCache } from "lru-cache";
import type { Bits } from "@/lib/gif/bits";
import { frame, frameOf } from "@/lib/gif/format";
import { compress, join } from "@/lib/gif/lzw";
import { crop, type Pixels } from "@/lib/gif/pixels";
import { appendRow, compressRows, type Rows } from "@/lib/gif/rows";
import { drawDigits, drawGround } from "./draw";
import { layoutOf } from "./layout";
import { inksOf, type Style } from "./style";

const CACHE_BYTES = 24 * 1024 * 1024;

const strips = new LRUCache<string, Rows>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ bytes, starts }) => bytes.length + starts.length * 6 + 400,
});
let faceCount = 0;

/**
 * A style with a given number of digits, drawn once; frames are assembled from compressed pieces. An image is the
 * part above the digits, then row by row the strips from unit to unit, then the part below. Pieces are compressed
 * lazily and shared by all timers of the style.
 */
export class Face {
  readonly width: number;
  readonly height: number;
  readonly palette: Uint8Array;
  readonly #number = faceCount++;
  readonly #counts: readonly number[];
  readonly #columns: number[];
  readonly #columnWidth: number;
  readonly #ground: Pixels;
  readonly #digits: Pixels[];
  readonly #top: number;
  readonly #rows: number;
  readonly #above: Bits;
  readonly #below: Bits;
  readonly #changes = new Map<string, Uint8Array>();

  constructor(style: Style, counts: readonly number[]) {
    const inks = inksOf(style);
    const layout = layoutOf(style, counts);
    this.#counts = counts;
    this.width = layout.width;
    this.height = layout.height;
    this.palette = inks.palette;
    this.#columns = layout.columns;
    this.#columnWidth = layout.columnWidth;
    this.#ground = drawGround(layout, inks, style.labels, style.look === "plain");
    const digits = drawDigits(layout, inks.digit);
    const [top, bottom] = inkedRows(digits);
    this.#top = top;
    this.#rows = bottom - top;
    this.#digits = Array.from({ length: 10 }, (_, digit) =>
      crop(digits, digit * layout.columnWidth, top, layout.columnWidth, this.#rows),
    );
    this.#above = compress(this.#ground.data.subarray(0, top * this.width));
    this.#below = compress(this.#ground.data.subarray(bottom * this.width));
  }

  /** Approximate cache size in bytes. */
  get size(): number {
    return this.width * this.height + 40_000;
  }

  /** A full frame with these digits. */
  fullFrame(text: string): Uint8Array {
    let position = 0;
    const row = this.#counts.map((count) => {
      const from = position;
      position += count;
      return this.#strip(from, text.slice(from, position));
    });
    const stream = join(16_384, (out) => {
      out.append(this.#above.bytes, 0, this.#above.length);
      for (let index = 0; index < this.#rows; index++) for (const strip of row) appendRow(out, strip, index);
      out.append(this.#below.bytes, 0, this.#below.length);
    });
    return frame({ x: 0, y: 0, width: this.width, height: this.height }, stream);
  }

  /** A frame that changes all digits from this position on; a single pixel when there are none. */
  deltaFrame(position: number, text: string): Uint8Array {
    const key = `${position} ${text.slice(position)}`;
    const known = this.#changes.get(key);
    if (known) return known;
    const x = this.#columns[position];
    const change =
      x === undefined
        ? frameOf({ x: 0, y: 0, width: 1, height: 1 }, this.#ground.data.subarray(0, 1))
        : this.#frame(x, (this.#columns.at(-1) ?? 0) + this.#columnWidth, position, text.slice(position));
    this.#changes.set(key, change);
    return change;
  }

  /** The image with these digits. */
  pixels(text: string): Pixels {
    const picture = { ...this.#ground, data: this.#ground.data.slice() };
    this.#print(picture, { x: 0, y: this.#top }, 0, text);
    return picture;
  }

  /** The digit rows of a unit up to the next one; those of the first unit start at the image's edge. */
  #strip(position: number, digits: string): Rows {
    const key = `${this.#number} ${position} ${digits}`;
    const known = strips.get(key);
    if (known) return known;
    const from = position === 0 ? 0 : (this.#columns[position] ?? 0);
    const to = this.#columns[position + digits.length] ?? this.width;
    const strip = compressRows(this.#part(from, to, position, digits));
    strips.set(key, strip);
    return strip;
  }

  #frame(from: number, to: number, position: number, digits: string): Uint8Array {
    const { width, height, data } = this.#part(from, to, position, digits);
    return frameOf({ x: from, y: this.#top, width, height }, data);
  }

  /** The digit rows between two pixel columns, with these digits from that position on. */
  #part(from: number, to: number, position: number, digits: string): Pixels {
    const part = crop(this.#ground, from, this.#top, to - from, this.#rows);
    this.#print(part, { x: -from, y: 0 }, position, digits);
    return part;
  }

  #print(onto: Pixels, at: { x: number; y: number }, position: number, digits: string): void {
    for (const [index, digit] of [...digits].entries()) {
      const ink = this.#digits[Number(digit)];
      if (!ink) continue;
      let target = at.y * onto.width + at.x + (this.#columns[position + index] ?? 0);
      for (let row = 0; row < ink.data.length; row += ink.width, target += onto.width)
        for (let column = 0; column < ink.width; column++) {
          const value = ink.data[row + column] ?? 0;
          if (value) onto.data[target + column] = value;
        }
    }
  }
}

/** From the first row with ink of any digit to the row after the last. */
const inkedRows = ({ width, data }: Pixels): [from: number, to: number] => [
  Math.floor(data.findIndex((value) => value > 0) / width),
  Math.floor(data.findLastIndex((value) => value > 0) / width) + 1,
];
