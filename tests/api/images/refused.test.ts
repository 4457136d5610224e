import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { MAX_BYTES, storeImage } from "@/lib/images";
import { expect, test } from "@/tests/support/fixtures";
import { blackPng, isoFile, picture } from "@/tests/support/rows/pictures";

const DAMAGED = /damaged|not complete/;
const UNKNOWN = /isn't in a supported format/;

// What people and attackers upload instead, and what the message must say.
const WRONG: [name: string, make: () => Buffer | Promise<Buffer>, says: RegExp][] = [
  ["nothing", () => Buffer.alloc(0), /empty/],
  ["a text", () => Buffer.from("just words, named cat.jpg"), UNKNOWN],
  ["a web page", () => Buffer.from("<!DOCTYPE html><script>alert(1)</script>"), UNKNOWN],
  [
    "an SVG",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    UNKNOWN,
  ],
  [
    "an SVG with a prolog",
    () => Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
    UNKNOWN,
  ],
  ["a compressed SVG", () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'), UNKNOWN],
  ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj"), UNKNOWN],
  ["a ZIP", () => Buffer.from("PK\x03\x04rest of the archive"), UNKNOWN],
  ["an executable", () => Buffer.from("\x7fELF\x02\x01\x01", "latin1"), UNKNOWN],
  ["a TIFF", () => picture(8, 8).tiff().toBuffer(), UNKNOWN],
  ["a BMP", () => Buffer.concat([Buffer.from("BM"), Buffer.alloc(100)]), UNKNOWN],
  ["an icon", () => Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0]), UNKNOWN],
  ["a Photoshop file", () => Buffer.from("8BPS\x00\x01"), UNKNOWN],
  ["a JPEG XL", () => Buffer.from("\xff\x0a\x00\x00", "latin1"), UNKNOWN],
  ["an audio file", () => Buffer.from("RIFF\x24\x00\x00\x00WAVEfmt ", "latin1"), UNKNOWN],
  ["a video", () => isoFile("isom", "avc1"), UNKNOWN],
  ["random bytes", () => randomBytes(4000), UNKNOWN],
  ["an iPhone photo as HEIC", () => isoFile("heic", "mif1"), /HEIC.*JPEG/],
  ["a HEIC with a generic brand", () => isoFile("mif1", "heic"), /HEIC.*JPEG/],
  ["a video that claims to be AVIF", () => isoFile("avif", "mif1"), DAMAGED],
  [
    "a web page after the first bytes of a GIF",
    () => Buffer.from("GIF89a<script>alert(1)</script>"),
    DAMAGED,
  ],
  [
    "a web page after the first bytes of a JPEG",
    () => Buffer.from("\xff\xd8\xff\xe0<html>", "latin1"),
    DAMAGED,
  ],
  ["a text after the first bytes of a PNG", () => Buffer.from("\x89PNG\r\n\x1a\nhello", "latin1"), DAMAGED],
  [
    "a text after the first bytes of a WebP",
    () => Buffer.from("RIFF\xff\x00\x00\x00WEBPVP8 hello", "latin1"),
    DAMAGED,
  ],
  ["half a JPEG", async () => half(await picture().jpeg().toBuffer()), DAMAGED],
  ["half a PNG", async () => half(await picture().png().toBuffer()), DAMAGED],
  ["half a WebP", async () => half(await picture().webp().toBuffer()), DAMAGED],
  ["a PNG with fewer rows than it claims", () => blackPng(64, 64, 8), DAMAGED],
  ["a PNG of 3600 megapixels in 400 kilobytes", () => blackPng(60_000, 60_000), /3600 megapixels.*60/],
  [
    "a PNG that claims more than 2^31 pixels per side",
    () => blackPng(2_147_483_647, 2_147_483_647, 1),
    DAMAGED,
  ],
  ["a file of 5 MB and one byte", () => Buffer.alloc(MAX_BYTES + 1, "\xff\xd8\xff\xe0", "latin1"), /5 MB/],
];

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

for (const [name, make, says] of WRONG) {
  test(`rejects ${name} with what is wrong`, async ({ account }) => {
    const failure = await storeImage(account.owner, await make(), new Date()).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code: "invalid_image", message: expect.stringMatching(says) });
  });
}
