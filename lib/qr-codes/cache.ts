import { LRUCache } from "lru-cache";
import { perProcess } from "@/lib/per-process";

/** A QR code as a file. A styled one has an ETag of its own: that of its options and its logo. */
export type QrFile = { body: Uint8Array; contentType: string; etag?: string };

const MAX_BYTES = 64 * 1024 * 1024;
const sizeCalculation = ({ body }: QrFile) => body.byteLength + 1;

/** The styled codes of this process by their ETag: one takes tens of milliseconds to draw and to read. */
export const drawnCodes = () =>
  perProcess("styled qr codes", () => new LRUCache<string, QrFile>({ maxSize: MAX_BYTES, sizeCalculation }));
