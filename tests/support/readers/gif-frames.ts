import { createCanvas, type ImageData } from "@napi-rs/canvas";
import { decompressFrames, type ParsedFrame, parseGIF } from "gifuct-js";
import sharp from "sharp";
import { familiesFor } from "@/lib/fonts/canvas-fonts";
import { layoutOf } from "@/lib/timer-images/layout";
import type { Style } from "@/lib/timer-images/style";

export type Picture = { width: number; height: number; rgb: Buffer };

/** The frames of a GIF as a viewer shows them, decoded by libvips. */
export async function framesShown(gif: Uint8Array): Promise<Picture[]> {
  const { data, info } = await sharp(gif, { animated: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const height = info.pageHeight ?? info.height;
  const size = info.width * height * 3;
  return Array.from({ length: data.length / size }, (_, frame) => ({
    width: info.width,
    height,
    rgb: data.subarray(frame * size, (frame + 1) * size),
  }));
}

/** The frames of a GIF as stored in the file, decoded in JavaScript. */
export const framesInFile = (gif: Uint8Array): ParsedFrame[] =>
  decompressFrames(parseGIF(new Uint8Array(gif).buffer), true);

/** The same pictures as `framesShown`, composed from `framesInFile`. */
export function framesLaid(gif: Uint8Array): Buffer[] {
  const frames = framesInFile(gif);
  const first = frames[0];
  if (!first) return [];
  const { width, height } = first.dims;
  const shown = Buffer.alloc(width * height * 3);
  return frames.map(({ dims, patch }) => {
    for (let y = 0; y < dims.height; y++)
      for (let x = 0; x < dims.width; x++)
        for (let part = 0; part < 3; part++)
          shown[((dims.top + y) * width + dims.left + x) * 3 + part] =
            patch[(y * dims.width + x) * 4 + part] ?? 0;
    return Buffer.from(shown);
  });
}

const grayAt = ({ width, rgb }: Picture, x: number, y: number): number => rgb[(y * width + x) * 3] ?? 255;

/**
 * Reads the digits of a black and white timer, as many for each unit as `counts` says, by comparing each of the ten
 * with every position; "?" where none matches well.
 */
export function readDigits(picture: Picture | undefined, style: Style, counts: number[]): string[] {
  if (!picture) return [];
  const layout = layoutOf(style, counts);
  const templates = templatesOf(layout.columnWidth, layout.digitSize);
  const read = layout.columns.map((left) => {
    const top = layout.baseline - Math.ceil(layout.digitSize);
    const differences = templates.map(({ data, height }) => {
      let difference = 0;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < layout.columnWidth; x++)
          difference += Math.abs(
            grayAt(picture, left + x, top + y) - (data[(y * layout.columnWidth + x) * 4] ?? 0),
          );
      return difference / (layout.columnWidth * height);
    });
    const least = Math.min(...differences);
    return least < 8 ? String(differences.indexOf(least)) : "?";
  });
  return counts.map((count) => read.splice(0, count).join(""));
}

const templatesBySize = new Map<string, ImageData[]>();

function templatesOf(width: number, size: number): ImageData[] {
  const known = templatesBySize.get(`${width} ${size}`);
  const templates = known ?? Array.from("0123456789", (digit) => template(digit, width, size));
  templatesBySize.set(`${width} ${size}`, templates);
  return templates;
}

function template(digit: string, width: number, size: number): ImageData {
  const height = Math.ceil(size) + 2;
  const pen = createCanvas(width, height).getContext("2d");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#000";
  pen.font = `700 ${size}px ${familiesFor(digit)}`;
  pen.textAlign = "center";
  pen.fillText(digit, width / 2, Math.ceil(size));
  return pen.getImageData(0, 0, width, height);
}
