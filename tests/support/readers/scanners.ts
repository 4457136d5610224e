import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Sharp } from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { readPixels } from "./jsqr";

type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

const zxing = async () => {
  const wasmBinary = await readFile(
    createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"),
  );
  return prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer },
    fireImmediately: true,
  });
};
let loaded: ReturnType<typeof zxing> | undefined;

/** QR readers with independent implementations. */
const SCANNERS = {
  jsQR: async ({ data, width, height }: Pixels) => readPixels(data, width, height),
  ZXing: async ({ data, width, height }: Pixels) => {
    loaded ??= zxing();
    await loaded;
    const picture = { data, width, height, colorSpace: "srgb" } as const;
    const [code] = await readBarcodes(picture, { formats: ["QRCode"] });
    return code?.text;
  },
};

/** What each reader finds in a picture; undefined where it finds no code. */
export async function scan(picture: Sharp): Promise<Record<keyof typeof SCANNERS, string | undefined>> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data: Uint8ClampedArray.from(data), width: info.width, height: info.height };
  return { jsQR: await SCANNERS.jsQR(pixels), ZXing: await SCANNERS.ZXing(pixels) };
}
