import { layOutStyled, type StyledOptions, type StyledPicture } from "@/lib/qr/styled/layout";

// Large enough for the largest picture, and sharp in print.
const LOGO_SIDE = 480;

/** A styled code in its colors, with its logo for embedding. */
export type StyledDrawing = StyledPicture & { fg: string; bg: string; logo: Buffer | undefined };

/** Draws a styled code; `logo` is a picture in a format of browsers. Throws SizeTooSmallError. */
export async function drawStyled(
  text: string,
  options: Omit<StyledOptions, "logo">,
  logo?: Uint8Array,
): Promise<StyledDrawing> {
  const picture = layOutStyled(text, { ...options, logo: logo !== undefined });
  return { ...picture, fg: options.fg, bg: options.bg, logo: logo && (await squareLogo(logo)) };
}

/** A logo as a transparent square PNG: SVG and PDF viewers don't support WebP. */
async function squareLogo(logo: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const whole = { fit: "contain", background: "#00000000" } as const;
  return sharp(logo).resize(LOGO_SIDE, LOGO_SIDE, whole).png().toBuffer();
}

/** The drawing as a self-contained SVG document, with its logo embedded. */
export function styledSvg({ size, path, logoArea, fg, bg, logo }: StyledDrawing): Buffer {
  // `xlink:href`, because older viewers don't support `href`.
  const image =
    logoArea && logo
      ? `<image x="${logoArea.at}" y="${logoArea.at}" width="${logoArea.side}" height="${logoArea.side}" ` +
        `xlink:href="data:image/png;base64,${logo.toString("base64")}"/>`
      : "";
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
      `width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
      `<rect width="${size}" height="${size}" fill="#${bg}"/><path fill="#${fg}" d="${path}"/>${image}</svg>`,
  );
}

/** The drawing as a PNG of its size. */
export async function styledPng(drawing: StyledDrawing): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(styledSvg(drawing)).removeAlpha().png().toBuffer();
}
