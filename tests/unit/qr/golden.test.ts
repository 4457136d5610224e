import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { type QrOptions, renderQr } from "@/lib/qr";
import { renderQrPdf } from "@/lib/qr/pdf";

const SHORT = "https://go.example.com/Ab3dE9x";
const LONG = `https://${"a-quite-long-label.".repeat(5)}example.com/${"Zz9_-".repeat(12)}slug`;
const PLAIN = { size: 300, fg: "000000", bg: "ffffff", margin: 4, level: "M" } as const;

/** The first 64 bits of the SHA-256 of PNG, SVG and PDF, as they were before there were shapes and logos. */
const FILES: { text: string; look: Partial<QrOptions>; hashes: string[] }[] = [
  {
    text: SHORT,
    look: {},
    hashes: ["9a2d28f306d2a3d8", "95d6946e8079fee9", "ce9c3b88e0c4d0b8"],
  },
  {
    text: SHORT,
    look: { size: 2048, fg: "1b1464", bg: "ffe08a" },
    hashes: ["46e2559b19e71441", "7314af88b9c734ac", "099846724130841a"],
  },
  {
    text: SHORT,
    look: { size: 96 },
    hashes: ["4a4e9c71ee57a6cb", "06154a52d4782e84", "b844375c33dcc2fd"],
  },
  {
    text: LONG,
    look: { size: 457, margin: 0, level: "H" },
    hashes: ["b12416452e9180cf", "499cc4f0b00d3782", "a84141d8c2289924"],
  },
  {
    text: LONG,
    look: { size: 1000, fg: "FFE08A", bg: "1b1464", margin: 16, level: "L" },
    hashes: ["02ab0ac8f7ee1153", "ef3cad32be03cf91", "b4aa9d7588304e5a"],
  },
];

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

test("plain codes have the bytes that they always had", async () => {
  for (const { text, look, hashes } of FILES) {
    const options = { ...PLAIN, ...look };
    const files = [
      renderQr(text, { ...options, format: "png" }),
      renderQr(text, { ...options, format: "svg" }),
      await renderQrPdf(text, options),
    ];
    expect(
      files.map(({ body }) => hash(body)),
      JSON.stringify(look),
    ).toEqual(hashes);
  }
});
