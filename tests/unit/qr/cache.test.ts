import { expect, test } from "@playwright/test";
import { qrCodeCache } from "@/lib/qr-codes/cache";

const MEGABYTE = 1024 * 1024;

test("drawn codes take up 64 MB at most, and those asked for last stay", () => {
  const codes = qrCodeCache();
  const file = { body: new Uint8Array(MEGABYTE), contentType: "image/png" };
  for (let n = 0; n < 100; n++) {
    codes.set(String(n), file);
    codes.get("0");
  }
  expect(codes.calculatedSize).toBeGreaterThan(60 * MEGABYTE);
  expect(codes.calculatedSize).toBeLessThanOrEqual(64 * MEGABYTE);
  expect([codes.has("0"), codes.has("1"), codes.has("99")]).toEqual([true, false, true]);
});
