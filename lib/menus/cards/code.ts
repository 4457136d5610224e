import { type Area, fitInto, type Shape } from "@/lib/menus/cards/shapes";
import { runsOf } from "@/lib/qr/matrix";
import { encode, encodeWithLogo } from "@/lib/qr/styled/symbol";

/** The dark bars of a code on a card, and the place of its logo, half a module inside the cleared modules. */
export function codeParts(
  { address, x, y, size }: Extract<Shape, { kind: "code" }>,
  logo?: { aspect: number },
): { bars: Area[]; logoArea: Area | undefined } {
  const { across, modules, box } = logo ? encodeWithLogo(address) : encode(address, "M");
  const module = size / across;
  const bars = runsOf(across, modules).flatMap((runs, row) =>
    runs.map(({ start, length }) => ({
      x: x + start * module,
      y: y + row * module,
      width: length * module,
      height: module,
    })),
  );
  if (!box || !logo) return { bars, logoArea: undefined };
  const [inset, side] = [(box.start + 0.5) * module, (box.side - 1) * module];
  const free = { x: x + inset, y: y + inset, width: side, height: side };
  return { bars, logoArea: fitInto(free, logo.aspect) };
}
