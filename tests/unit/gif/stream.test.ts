import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { frame, header, TRAILER } from "@/lib/gif/format";
import { compress, join } from "@/lib/gif/lzw";
import { framesInFile } from "@/tests/support/readers/gif-frames";
import { cases } from "@/tests/support/repetitions";

test("concatenated blocks decode to the original pixels, also when the code table is full", () => {
  const piece = fc.oneof(
    fc.uint8Array({ max: 15, maxLength: 200 }),
    fc.uint8Array({ max: 1, maxLength: 2_000 }),
    fc.uint8Array({ max: 15, minLength: 9_000, maxLength: 10_000, size: "max" }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (parts) => {
      const pixels = Buffer.concat([...parts, Buffer.alloc(1)]);
      const stream = join(100, (out) => {
        for (const part of [...parts, new Uint8Array(1)]) {
          const { bytes, length } = compress(part);
          out.append(bytes, 0, length);
        }
      });
      const palette = Uint8Array.from({ length: 48 }, (_, index) => Math.floor(index / 3) * 16);
      const box = { x: 0, y: 0, width: pixels.length, height: 1 };
      const gif = Buffer.concat([header(pixels.length, 1, palette), frame(box, stream), TRAILER]);
      const [decoded] = framesInFile(gif);
      expect(Buffer.from(decoded?.pixels ?? []).equals(pixels)).toBe(true);
    }),
    { numRuns: cases(60) },
  );
});
