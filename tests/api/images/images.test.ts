import sharp from "sharp";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { deleteUnusedImages, MAX_BYTES, storeImage } from "@/lib/images";
import { imagePath, imageUrl } from "@/lib/images/urls";
import { expect, test } from "@/tests/support/fixtures";
import { picture } from "@/tests/support/rows/pictures";

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
    test(`stores ${kind} as WebP in two sizes`, async ({ account }) => {
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
          "content-length": String(bytes.byteLength),
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

test("rotates a photo upright and removes location, camera and all other metadata", async ({ account }) => {
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

test("drops whatever follows a picture in its file", async ({ account }) => {
  const payload = Buffer.from("<script>alert(1)</script>PK\x03\x04");
  const file = Buffer.concat([await picture().jpeg().toBuffer(), payload]);
  const { hash } = await storeImage(account.owner, file, new Date());
  expect((await fetchImage(hash, "large")).bytes.includes("alert(1)")).toBe(false);
});

test("stores the first frame of an animation", async ({ account }) => {
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

test("stores the same picture once, even when uploaded concurrently by several accounts", async ({
  account,
}) => {
  const file = await picture().jpeg().toBuffer();
  const stored = await Promise.all(
    Array.from({ length: 4 }, () => storeImage(account.owner, file, new Date())),
  );
  const [first] = stored;
  for (const { hash } of stored) expect(hash).toBe(first?.hash);
});

test("accepts one photo of exactly 5 MB", async ({ account }) => {
  const photo = await picture(4000, 3000).jpeg({ quality: 30 }).toBuffer();
  expect(photo.length).toBeLessThan(MAX_BYTES);
  const file = Buffer.concat([photo, Buffer.alloc(MAX_BYTES - photo.length)]);
  expect(await storeImage(account.owner, file, new Date())).toEqual({
    hash: expect.stringMatching(/^[\da-f]{40}$/),
  });
});

test("returns 404 for an address without a picture", async () => {
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

test("HEAD returns the same as GET, without the picture", async ({ account }) => {
  const { hash } = await storeImage(account.owner, await picture().png().toBuffer(), new Date());
  const head = await fetch(env.APP_URL + imagePath(hash, "small"), { method: "HEAD" });
  const { bytes } = await fetchImage(hash, "small");
  expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.byteLength)]);
  expect((await head.arrayBuffer()).byteLength).toBe(0);
});

test("deletes an unused picture after a day, and a reused one starts its day again", async ({ account }) => {
  const now = new Date();
  const old = await picture().png().toBuffer();
  const [idle, again] = [
    await storeImage(account.owner, await picture().png().toBuffer(), addDays(now, -2)),
    await storeImage(account.owner, old, addDays(now, -2)),
  ];
  const fresh = await storeImage(account.owner, await picture().png().toBuffer(), now);
  await storeImage(account.owner, old, now);
  expect(await deleteUnusedImages(now)).toBeGreaterThanOrEqual(1);
  const left = await db.image.findMany({
    where: { hash: { in: [idle.hash, again.hash, fresh.hash] } },
    select: { hash: true },
  });
  expect(left.map(({ hash }) => hash).sort()).toEqual([again.hash, fresh.hash].sort());
});
