import type { Design } from "@/lib/menus/cards/options";
import {
  type Area,
  box,
  type CardColors,
  type CardText,
  fitInto,
  type Shape,
  type TextLine,
} from "@/lib/menus/cards/shapes";

/** Width and height in points. */
type Face = { width: number; height: number };

/** Where the parts of a face are: text above and below the code, or beside it on wide faces. */
type Layout = {
  logo?: Area;
  code: { x: number; y: number; size: number };
  text: Record<"name" | "scan" | "label" | "address", Pick<TextLine, "centre" | "y" | "size" | "width">>;
};

// The quiet zone that readers need: four modules. The smallest codes have 25 across.
const QUIET = 4 / 25;

// Below this height, in points, there is no room for an address that can be read, or for a logo.
const MIN_HEIGHT = 160;

type Logo = { /** Width divided by height. */ aspect: number };

function layoutOf({ width, height }: Face, logo: Logo | undefined): Layout {
  const isSmall = height < MIN_HEIGHT;
  const head = logo && !isSmall ? logo : undefined;
  if (width > height * 1.2) {
    const size = Math.min(height * 0.6, width * 0.38);
    const x = width * 0.9 - size;
    const [left, right] = [width * 0.07, x - size * QUIET - width * 0.04];
    const column = { centre: (left + right) / 2, width: right - left };
    const space = { x: left, y: height * 0.13, width: right - left, height: height * 0.2 };
    return {
      ...(head && { logo: fitInto(space, head.aspect) }),
      code: { x, y: (height - size) / 2, size },
      text: {
        name: { ...column, y: height * (head ? 0.45 : 0.27), size: height * (head ? 0.07 : 0.085) },
        scan: { ...column, y: height * (head ? 0.55 : 0.46), size: height * 0.048 },
        label: { ...column, y: height * (head ? 0.73 : 0.68), size: height * 0.12 },
        address: { ...column, y: height * 0.86, size: height * 0.032 },
      },
    };
  }
  const share = head ? 0.37 : isSmall ? 0.42 : 0.44;
  const size = Math.min(height * share, width * 0.6);
  const y = height * (head ? 0.5 : 0.45) - size / 2;
  const column = { centre: width / 2, width: width * 0.84 };
  const space = { x: width * 0.25, y: height * 0.056, width: width * 0.5, height: height * 0.088 };
  return {
    ...(head && { logo: fitInto(space, head.aspect) }),
    code: { x: (width - size) / 2, y, size },
    text: {
      name: { ...column, y: height * (head ? 0.226 : 0.12), size: height * (isSmall ? 0.06 : 0.054) },
      scan: { ...column, y: height * 0.795, size: height * (isSmall ? 0.046 : 0.036) },
      label: { ...column, y: height * (isSmall ? 0.91 : 0.885), size: height * (isSmall ? 0.09 : 0.07) },
      address: { ...column, y: height * 0.938, size: isSmall ? 0 : Math.max(6.5, height * 0.022) },
    },
  };
}

type Looks = Record<keyof Layout["text"], Pick<TextLine, "color" | "bold" | "serif">>;

/** The texts of a card in the style of a design. */
const textShapes = (layout: Layout, card: CardText, looks: Looks): Shape[] =>
  (["name", "scan", "label", "address"] as const)
    .filter((part) => layout.text[part].size > 0)
    .map((part) => ({ kind: "text", text: card[part], ...layout.text[part], ...looks[part] }));

/** A panel in the code's light color, unless the ground already has it. */
function panel({ x, y, width, height }: Area, pad: number, { code }: CardColors, ground: string): Shape[] {
  const d = box(x - pad, y - pad, width + 2 * pad, height + 2 * pad, pad / 2);
  return code.light === ground ? [] : [{ kind: "fill", d, color: code.light }];
}

/** The logo and the code, on panels, since a logo is made for the same light color as in the code. */
function imageShapes({ logo, code }: Layout, address: string, colors: CardColors, ground: string): Shape[] {
  const head: Shape[] = logo
    ? [...panel(logo, logo.height * 0.12, colors, ground), { kind: "logo", ...logo }]
    : [];
  const square = { ...code, width: code.size, height: code.size };
  return [
    ...head,
    ...panel(square, code.size * QUIET, colors, ground),
    { kind: "code", address, ...code, color: colors.code.dark },
  ];
}

type Card = { card: CardText; face: Face; layout: Layout; colors: CardColors; url: string };

const DRAW: Record<Design, (card: Card) => Shape[]> = {
  // A printed invitation: a double frame and a serif.
  classic: ({ card, face: { width, height }, layout, colors, url }) => {
    const edge = Math.min(width, height) * 0.03;
    const inner = edge + 3;
    const { name } = layout.text;
    const rule = name.size * 0.42;
    return [
      { kind: "fill", d: box(0, 0, width, height), color: colors.ground },
      {
        kind: "stroke",
        d: box(edge, edge, width - 2 * edge, height - 2 * edge, edge / 2),
        color: colors.accent,
        thickness: 1.2,
      },
      {
        kind: "stroke",
        d: box(inner, inner, width - 2 * inner, height - 2 * inner, edge / 3),
        color: colors.accent,
        thickness: 0.4,
      },
      {
        kind: "fill",
        d: box(name.centre - width * 0.05, name.y + rule, width * 0.1, 0.9),
        color: colors.accent,
      },
      ...imageShapes(layout, url, colors, colors.ground),
      ...textShapes(layout, card, {
        name: { color: colors.ink, bold: true, serif: true },
        scan: { color: colors.ink, serif: true },
        label: { color: colors.accent, bold: true, serif: true },
        address: { color: colors.ink },
      }),
    ];
  },
  // The chosen color edge to edge, the code on a light panel.
  bold: ({ card, face: { width, height }, layout, colors, url }) => [
    { kind: "fill", d: box(0, 0, width, height), color: colors.area },
    ...imageShapes(layout, url, colors, colors.area),
    ...textShapes(layout, card, {
      name: { color: colors.onArea, bold: true },
      scan: { color: colors.onArea },
      label: { color: colors.onArea, bold: true },
      address: { color: colors.onArea },
    }),
  ],
  // Only text, and an accent band behind the table.
  minimal: ({ card, face: { width, height }, layout, colors, url }) => {
    const { label } = layout.text;
    const band = { width: Math.min(label.width, label.size * 7), height: label.size * 1.5 };
    const d = box(
      label.centre - band.width / 2,
      label.y - label.size * 1.1,
      band.width,
      band.height,
      band.height / 2,
    );
    const narrow = {
      ...label,
      width: band.width - label.size,
      size: label.size * 0.85,
      y: label.y - label.size * 0.05,
    };
    return [
      { kind: "fill", d: box(0, 0, width, height), color: colors.ground },
      { kind: "fill", d, color: colors.accent },
      ...imageShapes(layout, url, colors, colors.ground),
      ...textShapes({ ...layout, text: { ...layout.text, label: narrow } }, card, {
        name: { color: colors.ink, bold: true },
        scan: { color: colors.ink },
        label: { color: colors.onAccent, bold: true },
        address: { color: colors.ink },
      }),
    ];
  },
};

/** A face of a card. `url` is in its code; the logo is at its head, too, where there is room. */
export const drawCard = (
  design: Design,
  face: Face,
  card: CardText,
  url: string,
  colors: CardColors,
  logo?: Logo,
): Shape[] => DRAW[design]({ card, face, layout: layoutOf(face, logo), colors, url });
