import { PNG } from "pngjs";
import sharp from "sharp";
import { env } from "@/lib/env";
import { darkRuns } from "@/lib/qr/matrix";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { expect, newAccount, type TestAccount, test } from "@/tests/support/fixtures";
import { readDrawing, readPdf } from "@/tests/support/readers/pdf";
import { colorsOf, measure, readQr } from "@/tests/support/readers/qr";
import { CODED } from "./resources";

const filesOf = async (account: TestAccount) => {
  const headers = { Cookie: await sessionCookie(account) };
  return (path: string) => fetch(`${env.APP_URL}/dashboard/${path}`, { headers });
};
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

const LOOK = "size=512&fg=1b1464&bg=ffe08a";
const MILLIMETERS = (512 / 300) * 25.4;

for (const [resource, create] of Object.entries(CODED)) {
  test(`codes of ${resource} contain exactly the public address, as PNG, SVG and PDF`, async ({
    account,
  }) => {
    const { id, address } = await create(account);
    const get = await filesOf(account);

    const response = await get(`${resource}/${id}/qr?format=png&${LOOK}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    const picture = PNG.sync.read(await bytesOf(response));
    expect(readQr(picture)).toBe(address);
    expect([picture.width, picture.height]).toEqual([512, 512]);
    expect(colorsOf(picture).sort()).toEqual(["1b1464", "ffe08a"]);
    const { quiet, module } = measure(picture);
    expect(quiet).toBeGreaterThanOrEqual(4 * module);

    const svg = await get(`${resource}/${id}/qr?format=svg&${LOOK}`);
    expect(svg.headers.get("content-type")).toBe("image/svg+xml");
    const drawn = PNG.sync.read(
      await sharp(await bytesOf(svg))
        .png()
        .toBuffer(),
    );
    expect(readQr(drawn)).toBe(address);
    expect(measure(drawn)).toEqual(measure(picture));

    const pdf = await get(`${resource}/${id}/qr?format=pdf&${LOOK}`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    const file = await bytesOf(pdf);
    const [page, ...more] = await readPdf(file, 1, 1);
    expect([page?.codes, more]).toEqual([[address], []]);
    for (const side of page?.size ?? []) expect(side).toBeCloseTo(MILLIMETERS, 2);
    // Nothing but two filled paths: the background, and the code inside its quiet zone.
    const { operators, paths, colors } = await readDrawing(file);
    expect(operators).toEqual(["transform", "setFillRGBColor", "constructPath"]);
    expect(colors).toEqual(["#ffe08a", "#1b1464"]);
    const [ground, code = []] = paths;
    expect(ground).toEqual([0, 0, 512, 512]);
    const [left = 0, bottom = 0, right = 0, top = 0] = code;
    const side = (right - left) / darkRuns(address, "M").length;
    expect(Math.min(left, bottom, 512 - right, 512 - top)).toBeGreaterThanOrEqual(4 * side);
  });

  test(`codes of ${resource} are files of their own account only, with options that exist`, async ({
    account,
  }) => {
    const { id } = await create(account);
    const get = await filesOf(account);
    const foreign = await filesOf(await newAccount());
    const missing = await foreign(`${resource}/${id}/qr`);
    expect([missing.status, (await missing.json()).error]).toEqual([404, "not_found"]);
    expect((await foreign(`${resource}/${id}/qr-code`)).status).toBe(404);
    expect((await get(`${resource}/2147483647/qr?format=pdf`)).status).toBe(404);
    for (const [query, error] of [
      ["format=gif", "invalid_format"],
      ["format=pdf&size=95", "invalid_size"],
      ["size=2049", "invalid_size"],
      ["fg=red", "invalid_fg"],
      ["bg=%23ffffff", "invalid_bg"],
      ["fg=FFFFFF", "invalid_bg"],
      ["format=pdf&fg=123456&bg=123456", "invalid_bg"],
      ["margin=17", "invalid_margin"],
      ["level=X", "invalid_level"],
      ["format=pdf&size=96&margin=16", "invalid_size"],
    ]) {
      const response = await get(`${resource}/${id}/qr?${query}`);
      expect([query, response.status, (await response.json()).error]).toEqual([query, 422, error]);
    }
  });
}

test("equal codes are equal files, and the API has no PDF", async ({ account }) => {
  const { body: link } = await account.api.post("/links", { url: "https://example.com/" });
  const get = await filesOf(account);
  const [one, other, red] = await Promise.all(
    ["000000", "000000", "b91c1c"].map((fg) => get(`links/${link.id}/qr?format=pdf&fg=${fg}`)),
  );
  expect(one?.headers.get("etag")).toMatch(/^"/);
  expect(one?.headers.get("etag")).toBe(other?.headers.get("etag"));
  expect(one?.headers.get("etag")).not.toBe(red?.headers.get("etag"));
  expect(await account.api.get(`/links/${link.id}/qr?format=pdf`)).toMatchObject({
    status: 422,
    body: { error: "invalid_format" },
  });
});
