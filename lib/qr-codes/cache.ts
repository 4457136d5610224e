import { LRUCache } from "lru-cache";
import { perProcess } from "@/lib/per-process";

/** A QR code as a file. A styled one has its own ETag, of its options and logo. */
export type QrFile = { body: Uint8Array; contentType: string; etag?: string };

const MAX_BYTES = 64 * 1024 * 1024;
const sizeCalculation = ({ body }: QrFile) => body.byteLength + 1;

/** Cache of styled codes by ETag: drawing and verifying one takes tens of milliseconds. */
export const qrCodeCache = () =>
  perProcess("styled qr codes", () => new LRUCache<string, QrFile>({ maxSize: MAX_BYTES, sizeCalculation }));
