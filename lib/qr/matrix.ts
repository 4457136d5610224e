import { create } from "qrcode";

export type Level = "L" | "M" | "Q" | "H";

/** Adjacent dark modules of one row; `start` counts from the left edge of the code. */
type Run = { start: number; length: number };

/**
 * The QR code of a text: the dark runs of each row of modules, top to bottom. It is as many modules wide as it has
 * rows. Throws when the text is empty or too long for this level.
 */
export function darkRuns(text: string, level: Level): Run[][] {
  const { size, data } = create(text, { errorCorrectionLevel: level }).modules;
  return runsOf(size, data);
}

/** The dark runs of each row of a square of modules, which are 1 where they are dark. */
export const runsOf = (size: number, modules: Uint8Array): Run[][] =>
  Array.from({ length: size }, (_, row) => runsOfRow(modules.subarray(row * size, (row + 1) * size)));

function runsOfRow(modules: Uint8Array): Run[] {
  const runs: Run[] = [];
  for (let start = modules.indexOf(1); start >= 0; ) {
    const light = modules.indexOf(0, start);
    const end = light < 0 ? modules.length : light;
    runs.push({ start, length: end - start });
    start = modules.indexOf(1, end);
  }
  return runs;
}
