import type { Level } from "@/lib/qr/matrix";
import { SizeTooSmallError } from "@/lib/qr/picture";
import { type Grid, pathOf, type Shapes } from "@/lib/qr/styled/shapes";
import { encode, encodeWithLogo, type QrSymbol } from "@/lib/qr/styled/symbol";

// Round shapes need more pixels than squares.
const MIN_MODULE_PIXELS = 4;

/** `logo`: whether there is one, which forces level H. */
export type StyledOptions = Shapes & {
  size: number;
  fg: string;
  bg: string;
  margin: number;
  level: Level;
  logo: boolean;
};

/** A styled code on a square of `size` pixels: an SVG path to be filled, and the square that a logo may fill. */
export type StyledPicture = {
  size: number;
  path: string;
  logoArea: { at: number; side: number } | undefined;
};

/** As `layOut` for a styled code. Throws SizeTooSmallError. */
export function layOutStyled(text: string, options: StyledOptions): StyledPicture {
  const { size, margin } = options;
  const symbol = symbolOf(text, options);
  const module = Math.floor(size / (symbol.across + 2 * margin));
  if (module < MIN_MODULE_PIXELS) throw new SizeTooSmallError(smallestOf(symbol, margin));
  const grid = { edge: Math.floor((size - symbol.across * module) / 2), module };
  return { size, path: pathOf(symbol, options, grid), logoArea: logoAreaOf(symbol, grid) };
}

const symbolOf = (text: string, { level, logo }: StyledOptions) =>
  logo ? encodeWithLogo(text) : encode(text, level);

const smallestOf = ({ across }: QrSymbol, margin: number) => (across + 2 * margin) * MIN_MODULE_PIXELS;

/** Half a module inside the cleared box. */
const logoAreaOf = ({ box }: QrSymbol, { edge, module }: Grid) =>
  box && { at: edge + (box.start + 0.5) * module, side: (box.side - 1) * module };
