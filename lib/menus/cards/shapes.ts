/** Colors as six hexadecimal digits, with enough contrast to read the text and scan the code. */
export type CardColors = {
  ground: string;
  ink: string;
  /** The chosen color, for large areas, and the color of text on it. */
  area: string;
  onArea: string;
  /** The chosen color on the ground: darker or lighter if necessary. */
  accent: string;
  onAccent: string;
  code: { dark: string; light: string };
};

/** The texts of a card. */
export type CardText = { name: string; scan: string; label: string; address: string };

export type TextLine = {
  text: string;
  centre: number;
  /** The baseline. */
  y: number;
  size: number;
  /** A longer text is set smaller, then truncated. */
  width: number;
  color: string;
  bold?: boolean;
  serif?: boolean;
};

/** A rectangle, in points from the top left corner of a card. */
export type Area = { x: number; y: number; width: number; height: number };

/** A part of a card, in points from its top left corner. `d` is an SVG path. */
export type Shape =
  | ({ kind: "text" } & TextLine)
  | { kind: "fill"; d: string; color: string }
  | { kind: "stroke"; d: string; color: string; thickness: number }
  | { kind: "code"; address: string; x: number; y: number; size: number; color: string }
  | ({ kind: "logo" } & Area);

/** The largest rectangle of an aspect ratio (width to height) in the middle of another one. */
export function fitInto(area: Area, aspect: number): Area {
  const width = Math.min(area.width, area.height * aspect);
  const height = width / aspect;
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
}

/** A rectangle as an SVG path, with round corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const c = r * 0.4477;
  const [right, bottom] = [x + width, y + height];
  if (r === 0) return `M${x} ${y}L${right} ${y}L${right} ${bottom}L${x} ${bottom}Z`;
  return [
    `M${x + r} ${y}L${right - r} ${y}C${right - c} ${y} ${right} ${y + c} ${right} ${y + r}`,
    `L${right} ${bottom - r}C${right} ${bottom - c} ${right - c} ${bottom} ${right - r} ${bottom}`,
    `L${x + r} ${bottom}C${x + c} ${bottom} ${x} ${bottom - c} ${x} ${bottom - r}`,
    `L${x} ${y + r}C${x} ${y + c} ${x + c} ${y} ${x + r} ${y}Z`,
  ].join("");
}

const MIN_FONT_SIZE = 6;

/** Fits a text to its line: shrinks it, then truncates it. */
export function fitted(
  { text, size, width }: Pick<TextLine, "text" | "size" | "width">,
  widthOf: (text: string, size: number) => number,
): { text: string; size: number } {
  const shrunk = Math.min(size, (size * width) / widthOf(text, size));
  const used = Math.max(shrunk, MIN_FONT_SIZE);
  // A shrunk text isn't measured again: rounding errors would truncate some.
  if (used === shrunk || widthOf(text, used) <= width) return { text, size: used };
  const signs = [...text];
  const shortened = (length: number) => `${signs.slice(0, length).join("").trimEnd()}…`;
  let [fits, tooLong] = [0, signs.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(shortened(middle), used) <= width) fits = middle;
    else tooLong = middle;
  }
  return { text: shortened(fits), size: used };
}
