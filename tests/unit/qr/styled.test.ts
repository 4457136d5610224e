import { expect, test } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { SizeTooSmallError } from "@/lib/qr";
import { renderStyledQr, SHAPES } from "@/lib/qr/styled";
import { scan } from "@/tests/support/readers/scanners";
import { someOf } from "@/tests/support/repetitions";
import { logoPicture } from "@/tests/support/rows/pictures";

const TEXTS = [
  "https://go.example.com/Ab3dE9x",
  "https://go.example.com/m/trattoria-lia-im-hof?qr=1",
  `https://go.example.com/${"x-Y9_".repeat(13).slice(0, 64)}`,
];
const COLORS = [
  { fg: "000000", bg: "ffffff" },
  { fg: "1b1464", bg: "ffe08a" },
  { fg: "767676", bg: "ffffff" },
  { fg: "b45309", bg: "fef3c7" },
];
const SIZES = [96, 300, 1000, 2048];

const STYLES = SHAPES.flatMap((dots) =>
  SHAPES.flatMap((eyes) => [false, true].map((hasLogo) => ({ dots, eyes, hasLogo }))),
).filter(({ dots, eyes, hasLogo }) => hasLogo || dots !== "square" || eyes !== "square");

type Look = Omit<Parameters<typeof renderStyledQr>[2], "level" | "margin">;

/** The picture in this size, or in the smallest that works. */
async function draw(text: string, look: Look, logo: Uint8Array | undefined): Promise<Buffer> {
  const ask = (size: number) => renderStyledQr(text, "png", { ...look, size, margin: 4, level: "M" }, logo);
  const { body } = await ask(look.size).catch((error: unknown) => {
    if (error instanceof SizeTooSmallError) return ask(error.smallest);
    throw error;
  });
  return Buffer.from(body);
}

/** What happens to a code before it is read: as photographed, out of focus, from afar, and with a tilted phone. */
function views(picture: Buffer, side: number, bg: string): Record<string, Sharp> {
  const seen = () => sharp(picture).resize({ width: 640, withoutEnlargement: true });
  const pixels = Math.min(side, 640);
  return {
    straight: seen(),
    blurred: seen().blur(Math.max(0.5, pixels / 400)),
    smaller: sharp(picture).resize({ width: Math.round(pixels * 0.7) }),
    rotated: seen().rotate(8, { background: `#${bg}` }),
  };
}

for (const size of SIZES)
  test(`codes of ${size} pixels in every style are read by two readers, blurred, smaller and rotated`, async () => {
    const logo = await logoPicture("b91c1c");
    const every = STYLES.flatMap((style) => COLORS.map((colors) => ({ ...style, ...colors })));
    for (const [index, { hasLogo, ...look }] of someOf(every).entries()) {
      const text = TEXTS[index % TEXTS.length] ?? "";
      const picture = await draw(text, { ...look, size }, hasLogo ? logo : undefined);
      const { width } = await sharp(picture).metadata();
      for (const [view, seen] of Object.entries(views(picture, width, look.bg)))
        expect(await scan(seen), `${view} ${JSON.stringify({ hasLogo, ...look, text })}`).toEqual({
          jsQR: text,
          ZXing: text,
        });
    }
  });
