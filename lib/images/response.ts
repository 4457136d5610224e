import { readImage } from "@/lib/images/read";
import { log } from "@/lib/log";

const SAFE = { "X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'" };
const BRIEF = { ...SAFE, "Content-Type": "text/plain", "Cache-Control": "no-store" };

type ImageResponse = {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
};

/** The stored image of this file name, immutable because the name has the hash of its content. Never throws. */
export async function imageResponse(file: string): Promise<ImageResponse> {
  try {
    const body = await readImage(file);
    if (!body) return { status: 404, headers: BRIEF, body: "No such image\n" };
    const headers = {
      ...SAFE,
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
    return { status: 200, headers, body };
  } catch (err) {
    log.error({ err }, "could not read an image");
    return { status: 503, headers: { ...BRIEF, "Retry-After": "5" }, body: "Try again in a moment\n" };
  }
}
