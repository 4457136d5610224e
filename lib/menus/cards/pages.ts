import type { Paper, Size } from "@/lib/menus/cards/options";

// Lengths in points, 72 per inch.
const MM = 72 / 25.4;

type Box = { width: number; height: number };
const millimeters = (width: number, height: number): Box => ({ width: width * MM, height: height * MM });

const PAPER: Record<Paper, Box> = {
  a4: millimeters(210, 297),
  letter: millimeters(215.9, 279.4),
  a6: millimeters(105, 148),
};

const FACE: Record<Size, Box> = {
  tent: millimeters(135, 95),
  card: millimeters(90, 89),
  large: millimeters(95, 134),
  sticker: millimeters(48, 52),
};

// The unprintable margin.
const MARGIN = 4 * MM;
const GAP = 0.8 * MM;
const CUT_MARK = 3 * MM;

/** The position of a face; `upsideDown` for the back of a folded card. */
type Position = { x: number; y: number; upsideDown: boolean };

type Line = { x1: number; y1: number; x2: number; y2: number };

export type PagePlan = {
  page: Box;
  face: Box;
  /** The faces of each card of a page, from the top left corner. */
  cards: Position[][];
  /** Crop and fold marks. */
  marks: Line[];
};

/** Arranges cards of a size on the paper. */
export function planPage(size: Size, paper: Paper): PagePlan {
  const isFolded = size === "tent";
  const upright = PAPER[paper];
  const isLandscape = isFolded && paper !== "a6";
  const page = isLandscape ? { width: upright.height, height: upright.width } : upright;
  const face = isFolded && paper === "a6" ? millimeters(95, 69) : FACE[size];
  const card = { width: face.width, height: face.height * (isFolded ? 2 : 1) };
  const columns = Math.floor((page.width - 2 * MARGIN) / card.width);
  const rows = Math.floor((page.height - 2 * MARGIN) / card.height);
  const left = (page.width - columns * card.width) / 2;
  const top = (page.height - rows * card.height) / 2;
  const xs = Array.from({ length: columns + 1 }, (_, column) => left + column * card.width);
  const ys = Array.from({ length: rows + 1 }, (_, row) => top + row * card.height);
  const cards = ys.slice(0, -1).flatMap((y) =>
    xs.slice(0, -1).map((x) =>
      isFolded
        ? [
            { x, y, upsideDown: true },
            { x, y: y + face.height, upsideDown: false },
          ]
        : [{ x, y, upsideDown: false }],
    ),
  );
  const folds = isFolded ? ys.slice(0, -1).map((y) => y + face.height) : [];
  const across = (y: number): Line[] => [
    { x1: left - GAP - CUT_MARK, y1: y, x2: left - GAP, y2: y },
    { x1: page.width - left + GAP, y1: y, x2: page.width - left + GAP + CUT_MARK, y2: y },
  ];
  const down = (x: number): Line[] => [
    { x1: x, y1: top - GAP - CUT_MARK, x2: x, y2: top - GAP },
    { x1: x, y1: page.height - top + GAP, x2: x, y2: page.height - top + GAP + CUT_MARK },
  ];
  return { page, face, cards, marks: [...xs.flatMap(down), ...[...ys, ...folds].flatMap(across)] };
}
