import type { Shape } from "@/lib/menus/cards/shapes";
import { runsOf } from "@/lib/qr/matrix";
import { encode, encodeWithLogo } from "@/lib/qr/styled/symbol";

type Box = { x: number; y: number; width: number; height: number };

/** The dark bars of a code on a card, and its logo's box, half a module inside the cleared modules. */
export function codeParts(
  { address, x, y, size }: Extract<Shape, { kind: "code" }>,
  hasLogo: boolean,
): { bars: Box[]; logoBox: Box | undefined } {
  const { across, modules, box } = hasLogo ? encodeWithLogo(address) : encode(address, "M");
  const module = size / across;
  const bars = runsOf(across, modules).flatMap((runs, row) =>
    runs.map(({ start, length }) => ({
      x: x + start * module,
      y: y + row * module,
      width: length * module,
      height: module,
    })),
  );
  if (!box) return { bars, logoBox: undefined };
  const [inset, side] = [(box.start + 0.5) * module, (box.side - 1) * module];
  return { bars, logoBox: { x: x + inset, y: y + inset, width: side, height: side } };
}
