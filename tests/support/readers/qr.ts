import { PNG } from "pngjs";
import { readPixels } from "./jsqr";

type Picture = Pick<PNG, "data" | "width" | "height">;

/** The text that a QR reader finds in a picture; undefined when it finds no code. */
export function readQr(picture: Picture): string | undefined {
  const { data, width, height } = reduced(picture);
  return readPixels(new Uint8ClampedArray(data), width, height);
}

/** Every second, third, … pixel, so that no side has more than 1,000: jsQR takes seconds for large pictures. */
function reduced(picture: Picture): PNG {
  const step = Math.ceil(Math.max(picture.width, picture.height) / 1000);
  const smaller = new PNG({
    width: Math.floor(picture.width / step),
    height: Math.floor(picture.height / step),
  });
  for (let y = 0; y < smaller.height; y++)
    for (let x = 0; x < smaller.width; x++) {
      const from = 4 * step * (y * picture.width + x);
      picture.data.copy(smaller.data, 4 * (y * smaller.width + x), from, from + 4);
    }
  return smaller;
}

/** The picture on a page of its background color, `edge` pixels wider on each side. */
export function onPage(picture: PNG, edge: number): PNG {
  const page = new PNG({ width: picture.width + 2 * edge, height: picture.height + 2 * edge });
  page.data.fill(picture.data.subarray(0, 4));
  PNG.bitblt(picture, page, 0, 0, picture.width, picture.height, edge, edge);
  return page;
}

/** Renders an SVG that consists of a background and a path of upright rectangles, black on white. */
export function draw(svg: string): PNG {
  const size = Number(/^<svg [^>]*\bwidth="(\d+)"/.exec(svg)?.[1]);
  const picture = new PNG({ width: size, height: size });
  picture.data.fill(255);
  for (const [, ...numbers] of svg.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
    const [left = 0, top = 0, width = 0, height = 0] = numbers.map(Number);
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++)
        picture.data.fill(0, 4 * (y * size + x), 4 * (y * size + x) + 3);
    }
  }
  return picture;
}

/** The colors of a picture as six hex digits, most frequent first. */
export function colorsOf({ data }: PNG): string[] {
  const times = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.toString("hex", at, at + 3);
    times.set(color, (times.get(color) ?? 0) + 1);
  }
  return [...times].sort(([, a], [, b]) => b - a).map(([color]) => color);
}

/**
 * Measures a picture whose first pixel is background: the pixels of a module (the top row of a code starts with a
 * finder of seven dark modules), the narrowest side of its quiet zone, and whether every module has that size.
 */
export function measure(picture: PNG) {
  const { width, height } = picture;
  const dark = (x: number, y: number) => isDark(picture, x, y);
  const edges: number[] = [];
  let [left, right, top, bottom, finder] = [width, 0, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width; x++) {
      if (dark(x, y)) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
      if (dark(x, y) !== dark(x - 1, y)) {
        edges.push(x);
        if (y === top && !finder && !dark(x, y)) finder = x - left;
      }
    }
  }
  const module = finder / 7;
  const whole = edges.every((x) => (x - left) % module === 0) && (bottom + 1 - top) % module === 0;
  const quiet = Math.min(left, top, width - 1 - right, height - 1 - bottom);
  return { left, top, module, quiet, whole };
}

const isDark = ({ data, width }: PNG, x: number, y: number) =>
  data.readUInt32BE(4 * (y * width + x)) !== data.readUInt32BE(0);

/** The error correction level, from the first two modules of the ninth row (ISO/IEC 18004, format information). */
export function levelOf(picture: PNG): string | undefined {
  const { left, top, module } = measure(picture);
  const [first, second] = [left, left + module].map((x) => isDark(picture, x, top + 8 * module));
  return ["H", "Q", "M", "L"][2 * Number(first) + Number(second)];
}
