import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { imagePath, imageUrl } from "@/lib/image-urls";
import { MOST_BYTES, removeUnused, storeImage } from "@/lib/images";
import { expect, test } from "../fixtures";
import { blackPng, isoFile, picture } from "../pictures";

const fetchImage = async (hash: string, size: "small" | "large") => {
  const response = await fetch(imageUrl(hash, size).replace(env.SHORT_URL, env.APP_URL));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

test.describe("a picture of the kind", () => {
  const KINDS = {
    jpeg: () => picture().jpeg().toBuffer(),
    png: () => picture(640, 480, 4).png().toBuffer(),
    webp: () => picture().webp().toBuffer(),
    avif: () => picture(64, 48).avif({ effort: 0 }).toBuffer(),
    gif: () => picture(64, 48).gif().toBuffer(),
  };
  for (const [kind, make] of Object.entries(KINDS)) {
    test(`${kind} is kept as WebP in two sizes`, async ({ account }) => {
      const source = await make();
      const original = await sharp(source).metadata();
      const { hash } = await storeImage(account.owner, source, new Date());
      for (const [size, side] of [
        ["small", 320],
        ["large", 960],
      ] as const) {
        const { response, bytes } = await fetchImage(hash, size);
        expect(response.status).toBe(200);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          "content-type": "image/webp",
          "cache-control": "public, max-age=31536000, immutable",
          "x-content-type-options": "nosniff",
        });
        const stored = await sharp(bytes).metadata();
        expect(stored).toMatchObject({ format: "webp", hasAlpha: kind === "png" });
        const longest = Math.max(stored.width, stored.height);
        expect(longest).toBe(Math.min(side, original.width));
        expect(stored.width / stored.height).toBeCloseTo(4 / 3, 1);
      }
    });
  }
});

test("a photo is turned upright and loses its place, its camera and every other text", async ({
  account,
}) => {
  const exif = {
    IFD0: { Make: "SECRETCAM", Copyright: "SECRETNAME" },
    IFD3: { GPSLatitude: "51/1 30/1 0/1" },
  };
  const photo = await picture(80, 40).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const named = await sharp(photo).metadata();
  expect(named.exif).toBeDefined();
  const { hash } = await storeImage(account.owner, photo, new Date());
  for (const size of ["small", "large"] as const) {
    const { bytes } = await fetchImage(hash, size);
    const stored = await sharp(bytes).metadata();
    expect(stored).toMatchObject({ width: 40, height: 80 });
    for (const trace of ["exif", "xmp", "iptc", "icc", "orientation"])
      expect(stored).not.toHaveProperty(trace);
    expect(bytes.toString("latin1")).not.toMatch(/SECRET|EXIF/);
  }
});

test("what stands behind a picture in its file is left behind", async ({ account }) => {
  const payload = Buffer.from("<script>alert(1)</script>PK\x03\x04");
  const file = Buffer.concat([await picture().jpeg().toBuffer(), payload]);
  const { hash } = await storeImage(account.owner, file, new Date());
  expect((await fetchImage(hash, "large")).bytes.includes("alert(1)")).toBe(false);
});

test("a picture that moves is kept as its first frame", async ({ account }) => {
  const frame = (red: number) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  const moving = await sharp([await frame(255), await frame(0)], { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const { hash } = await storeImage(account.owner, moving, new Date());
  const stored = sharp((await fetchImage(hash, "small")).bytes);
  expect((await stored.metadata()).pages ?? 1).toBe(1);
  const [red] = await stored.raw().toBuffer();
  expect(red).toBeGreaterThan(240);
});

test("the same picture is kept once, whoever uploads it, also at the same moment", async ({ account }) => {
  const file = await picture().jpeg().toBuffer();
  const stored = await Promise.all(
    Array.from({ length: 4 }, () => storeImage(account.owner, file, new Date())),
  );
  const [first] = stored;
  for (const { hash } of stored) expect(hash).toBe(first?.hash);
});

const DAMAGED = /damaged|not complete/;
const UNKNOWN = /not a picture of a kind/;

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
  ["a program", () => Buffer.from("\x7fELF\x02\x01\x01", "latin1"), UNKNOWN],
  ["a TIFF", () => picture(8, 8).tiff().toBuffer(), UNKNOWN],
  ["a BMP", () => Buffer.concat([Buffer.from("BM"), Buffer.alloc(100)]), UNKNOWN],
  ["an icon", () => Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0]), UNKNOWN],
  ["a Photoshop file", () => Buffer.from("8BPS\x00\x01"), UNKNOWN],
  ["a JPEG XL", () => Buffer.from("\xff\x0a\x00\x00", "latin1"), UNKNOWN],
  ["a sound", () => Buffer.from("RIFF\x24\x00\x00\x00WAVEfmt ", "latin1"), UNKNOWN],
  ["a film", () => isoFile("isom", "avc1"), UNKNOWN],
  ["random bytes", () => randomBytes(4000), UNKNOWN],
  ["an iPhone photo as HEIC", () => isoFile("heic", "mif1"), /HEIC.*JPEG/],
  ["a HEIC under its general name", () => isoFile("mif1", "heic"), /HEIC.*JPEG/],
  ["a film that calls itself AVIF", () => isoFile("avif", "mif1"), DAMAGED],
  [
    "a web page behind the first bytes of a GIF",
    () => Buffer.from("GIF89a<script>alert(1)</script>"),
    DAMAGED,
  ],
  [
    "a web page behind the first bytes of a JPEG",
    () => Buffer.from("\xff\xd8\xff\xe0<html>", "latin1"),
    DAMAGED,
  ],
  ["a text behind the first bytes of a PNG", () => Buffer.from("\x89PNG\r\n\x1a\nhello", "latin1"), DAMAGED],
  [
    "a text behind the first bytes of a WebP",
    () => Buffer.from("RIFF\xff\x00\x00\x00WEBPVP8 hello", "latin1"),
    DAMAGED,
  ],
  ["half a JPEG", async () => half(await picture().jpeg().toBuffer()), DAMAGED],
  ["half a PNG", async () => half(await picture().png().toBuffer()), DAMAGED],
  ["half a WebP", async () => half(await picture().webp().toBuffer()), DAMAGED],
  ["a PNG with fewer rows than it claims", () => blackPng(64, 64, 8), DAMAGED],
  ["a PNG of 3600 megapixels in 400 kilobytes", () => blackPng(60_000, 60_000), /3600 megapixels.*60/],
  ["a PNG that claims more than can be counted", () => blackPng(2_147_483_647, 2_147_483_647, 1), DAMAGED],
  ["a byte more than 5 MB", () => Buffer.alloc(MOST_BYTES + 1, "\xff\xd8\xff\xe0", "latin1"), /5 MB/],
];

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

for (const [name, make, says] of WRONG) {
  test(`${name} is refused with what is wrong`, async ({ account }) => {
    const failure = await storeImage(account.owner, await make(), new Date()).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code: "invalid_image", message: expect.stringMatching(says) });
  });
}

test("one large photo of exactly 5 MB is taken", async ({ account }) => {
  const photo = await picture(4000, 3000).jpeg({ quality: 30 }).toBuffer();
  expect(photo.length).toBeLessThan(MOST_BYTES);
  const file = Buffer.concat([photo, Buffer.alloc(MOST_BYTES - photo.length)]);
  expect(await storeImage(account.owner, file, new Date())).toEqual({
    hash: expect.stringMatching(/^[\da-f]{40}$/),
  });
});

test("an address without a picture is 404, whatever stands in it", async () => {
  const unknown = "0".repeat(40);
  const paths = [imagePath(unknown, "small"), `/img/${unknown}-321.webp`, `/img/${unknown}.webp`];
  for (const path of [
    ...paths,
    "/img/x",
    "/img/%00",
    "/img/..%2f..%2fetc%2fpasswd",
    `/img/${"a".repeat(3000)}`,
  ]) {
    const response = await fetch(env.APP_URL + path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get("cache-control"), path).toContain("no-store");
  }
});

test("HEAD answers as GET does, without the picture", async ({ account }) => {
  const { hash } = await storeImage(account.owner, await picture().png().toBuffer(), new Date());
  const head = await fetch(env.APP_URL + imagePath(hash, "small"), { method: "HEAD" });
  expect([head.status, head.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await head.arrayBuffer()).byteLength).toBe(0);
});

test("a picture that nothing refers to is deleted after a day, and a used one starts its day again", async ({
  account,
}) => {
  const now = new Date();
  const old = await picture().png().toBuffer();
  const [idle, again] = [
    await storeImage(account.owner, await picture().png().toBuffer(), addDays(now, -2)),
    await storeImage(account.owner, old, addDays(now, -2)),
  ];
  const fresh = await storeImage(account.owner, await picture().png().toBuffer(), now);
  await storeImage(account.owner, old, now);
  expect(await removeUnused(now)).toBeGreaterThanOrEqual(1);
  const left = await db.image.findMany({
    where: { hash: { in: [idle.hash, again.hash, fresh.hash] } },
    select: { hash: true },
  });
  expect(left.map(({ hash }) => hash).sort()).toEqual([again.hash, fresh.hash].sort());
});
