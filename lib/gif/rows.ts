import type { BitWriter } from "./bits";
import { compress } from "./lzw";
import type { Pixels } from "./pixels";

/** The rows of a strip, each compressed separately and byte-aligned: row n has `lengths[n]` bits. */
export type Rows = { bytes: Uint8Array; starts: Uint32Array; lengths: Uint16Array };

export function compressRows({ width, height, data }: Pixels): Rows {
  const rows = Array.from({ length: height }, (_, row) =>
    compress(data.subarray(row * width, (row + 1) * width)),
  );
  const starts = new Uint32Array(height);
  let size = 0;
  for (const [row, { bytes }] of rows.entries()) {
    starts[row] = size;
    size += bytes.length;
  }
  const bytes = new Uint8Array(size);
  for (const [row, piece] of rows.entries()) bytes.set(piece.bytes, starts[row]);
  return { bytes, starts, lengths: Uint16Array.from(rows, ({ length }) => length) };
}

export const appendRow = (out: BitWriter, { bytes, starts, lengths }: Rows, row: number): void =>
  out.append(bytes, starts[row] ?? 0, lengths[row] ?? 0);
