import { runsOf } from "@/lib/qr/matrix";
import type { QrSymbol } from "@/lib/qr/styled/symbol";

export const SHAPES = ["square", "rounded", "circle"] as const;
type Shape = (typeof SHAPES)[number];

/** How the modules are drawn, and the finder and alignment patterns. */
export type Shapes = { dots: Shape; eyes: Shape };

/** Where the code is, in pixels: its left and top edge, and the side of a module. */
export type Grid = { edge: number; module: number };

type Corners = readonly [topLeft: boolean, topRight: boolean, bottomRight: boolean, bottomLeft: boolean];
const ALL: Corners = [true, true, true, true];

/** The dark parts of a code as an SVG path, to be filled by the non-zero rule. */
export function pathOf(symbol: QrSymbol, { dots, eyes }: Shapes, grid: Grid): string {
  const patterns = patternsOf(symbol);
  const modules = Uint8Array.from(symbol.modules);
  for (const { left, top, side } of patterns)
    for (let row = top; row < top + side; row++)
      modules.fill(0, row * symbol.across + left, row * symbol.across + left + side);
  return [
    ...patterns.map((pattern) => eye(pattern, eyes, grid)),
    ...DOTS[dots]({ ...symbol, modules }, grid),
  ].join("");
}

type Pattern = { left: number; top: number; side: 5 | 7 };

/** The finder patterns, seven modules wide, and the alignment patterns, five wide (ISO/IEC 18004, annex E). */
function patternsOf({ across, version }: QrSymbol): Pattern[] {
  const far = across - 7;
  const finders = [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const;
  const count = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((across - 13) / (2 * count - 2)) * 2;
  const centers = Array.from({ length: count }, (_, at) => (at === 0 ? 6 : far - (count - 1 - at) * step));
  const isFinder = (x: number, y: number) => [x, y].every((at) => at === 6 || at === far) && x + y < 2 * far;
  const alignments = centers.flatMap((x) => centers.map((y) => [x, y] as const));
  return [
    ...finders.map(([left, top]) => ({ left, top, side: 7 as const })),
    ...alignments
      .filter(([x, y]) => !isFinder(x, y))
      .map(([x, y]) => ({ left: x - 2, top: y - 2, side: 5 as const })),
  ];
}

/** The radius of the corners of a square of this side, both in modules. */
const RADIUS: Record<Shape, (side: number) => number> = {
  square: () => 0,
  rounded: (side) => side / 4,
  circle: (side) => side / 2,
};

/** A ring one module wide, and its center. */
function eye({ left, top, side }: Pattern, shape: Shape, { edge, module }: Grid): string {
  const square = (inset: number, draw: typeof box) => {
    const length = side - 2 * inset;
    const [x, y] = [edge + (left + inset) * module, edge + (top + inset) * module];
    return draw(x, y, length * module, RADIUS[shape](length) * module);
  };
  return square(0, box) + square(1, hole) + square(2, box);
}

const DOTS: Record<Shape, (symbol: QrSymbol, grid: Grid) => string[]> = {
  square: ({ across, modules }, { edge, module }) =>
    runsOf(across, modules).flatMap((runs, row) =>
      runs.map(({ start, length }) => {
        const [left, top, width] = [edge + start * module, edge + row * module, length * module];
        return `M${left} ${top}h${width}v${module}h-${width}z`;
      }),
    ),
  // Neighbors merge.
  rounded: (symbol, { edge, module }) =>
    darkModules(symbol).map(({ row, column, isDark }) => {
      const [above, right, below, left] = [isDark(-1, 0), isDark(0, 1), isDark(1, 0), isDark(0, -1)];
      const corners: Corners = [!above && !left, !above && !right, !below && !right, !below && !left];
      return box(edge + column * module, edge + row * module, module, module / 2, corners);
    }),
  circle: (symbol, { edge, module }) =>
    darkModules(symbol).map(({ row, column }) =>
      box(edge + column * module, edge + row * module, module, module / 2),
    ),
};

function darkModules({ across, modules }: QrSymbol) {
  const at = (row: number, column: number) =>
    column >= 0 && column < across && modules[row * across + column] === 1;
  return runsOf(across, modules).flatMap((runs, row) =>
    runs.flatMap(({ start, length }) =>
      Array.from({ length }, (_, next) => {
        const column = start + next;
        return { row, column, isDark: (down: number, along: number) => at(row + down, column + along) };
      }),
    ),
  );
}

/** A square with some of its corners rounded, clockwise. */
function box(x: number, y: number, side: number, radius: number, corners = ALL): string {
  const [a, b, c, d] = corners.map((isRound) => (isRound ? radius : 0)) as [number, number, number, number];
  const arc = (r: number, dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
  return [
    `M${x + a} ${y}h${side - a - b}${arc(b, b, b)}v${side - b - c}${arc(c, -c, c)}`,
    `h${c + d - side}${arc(d, -d, -d)}v${d + a - side}${arc(a, a, -a)}z`,
  ].join("");
}

/** As `box`, but counterclockwise, which cuts a hole. */
function hole(x: number, y: number, side: number, r: number): string {
  const arc = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 0 ${dx} ${dy}` : "");
  const straight = side - 2 * r;
  return [
    `M${x + r} ${y}${arc(-r, r)}v${straight}${arc(r, r)}h${straight}`,
    `${arc(r, -r)}v${-straight}${arc(-r, -r)}z`,
  ].join("");
}
