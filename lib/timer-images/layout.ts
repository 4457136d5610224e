import type { Box } from "@/lib/gif/pixels";
import type { Style } from "./style";

/** Positions of a timer's parts, in whole pixels. */
export type Layout = {
  width: number;
  height: number;
  tiles: Box[];
  radius: number;
  /** Height of the tile's accent strip; none when 0. */
  bar: number;
  /** The left edges of the columns, one per digit, left to right, all of one width. */
  columns: number[];
  columnWidth: number;
  /** Font size and baseline of the digits. */
  digitSize: number;
  baseline: number;
  labelSize: number;
  labelBaseline: number;
  labelRoom: number[];
  /** Between two tiles of the plain style: the center of a colon. */
  colons: number[];
};

const CAP_HEIGHT = 0.727;
/** The widest digit of the bold font, relative to its size. */
const DIGIT = 0.695;

function measure({ look, width, units, labels }: Style) {
  const margin = Math.max(2, Math.round(width * (look === "plain" ? 0.01 : 0.015)));
  const gap = Math.max(3, Math.round(width * (look === "plain" ? 0.045 : 0.018)));
  const content = width - 2 * margin - (units.length - 1) * gap;
  const tile = Math.min(content / units.length, width * 0.3);
  const labelSize = Math.max(8, Math.round(tile * (look === "plain" ? 0.13 : 0.125)));
  const labelled = labels.length > 0;
  const inside = look === "rounded" && labelled;
  const tileHeight = Math.round(tile * (look === "plain" ? 0.62 : inside ? 0.92 : 0.74));
  const below = labelled && !inside ? Math.round(labelSize * 1.9) : 0;
  return { margin, gap, content, tile, labelSize, tileHeight, below, inside };
}

/** The size of a timer's image. It doesn't depend on the time left. */
export function sizeOf(style: Style): { width: number; height: number } {
  const { margin, tileHeight, below } = measure(style);
  return { width: style.width, height: 2 * margin + tileHeight + below };
}

/** Lays out a timer with a given number of digits per unit; more than two widen their tile, or shrink all. */
export function layoutOf(style: Style, digits: readonly number[]): Layout {
  const { look, width } = style;
  const { margin, gap, content, tile, labelSize, tileHeight, inside } = measure(style);
  const wanted = digits.map((count) => (tile * (count + 1)) / 3);
  const shrink = Math.min(1, content / wanted.reduce((sum, each) => sum + each, 0));
  const widths = wanted.map((each) => Math.floor(each * shrink));
  const all = widths.reduce((sum, each) => sum + each, 0) + gap * (widths.length - 1);
  let x = Math.floor((width - all) / 2);
  const tiles = widths.map((each) => {
    const box = { x, y: margin, width: each, height: tileHeight };
    x += each + gap;
    return box;
  });
  const padded = look === "plain" ? 0.2 : 0.7;
  const widest = tileHeight * (look === "plain" ? 0.98 : inside ? 0.6 : 0.72) * DIGIT;
  const columnWidth = Math.floor(
    Math.min(widest, ...widths.map((each, unit) => each / ((digits[unit] ?? 2) + padded))),
  );
  const digitSize = columnWidth / DIGIT;
  const bar = look === "boxed" ? Math.max(2, Math.round(tileHeight * 0.045)) : 0;
  const middle = margin + (inside ? tileHeight * 0.42 : (tileHeight + bar) / 2);
  return {
    ...sizeOf(style),
    tiles,
    radius: look === "boxed" ? Math.round(tile * 0.05) + 1 : Math.round(tile * 0.16),
    bar,
    columns: tiles.flatMap((box, unit) => {
      const count = digits[unit] ?? 2;
      const first = box.x + Math.round((box.width - count * columnWidth) / 2);
      return Array.from({ length: count }, (_, position) => first + position * columnWidth);
    }),
    columnWidth,
    digitSize,
    baseline: Math.round(middle + (digitSize * CAP_HEIGHT) / 2),
    labelSize,
    labelBaseline: Math.round(
      inside ? margin + tileHeight * 0.84 : margin + tileHeight + labelSize * (look === "plain" ? 1.1 : 1.45),
    ),
    labelRoom: widths.map((each) => (inside ? each * 0.86 : each + gap * 0.6)),
    colons: look === "plain" ? tiles.slice(1).map((box) => box.x - gap / 2) : [],
  };
}
