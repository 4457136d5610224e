import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/owner-page";
import { countPixels } from "@/tests/support/readers/count-pixels";
import { readDrawing, readPdf } from "@/tests/support/readers/pdf";
import { giveLogo, giveUnreadableLogo } from "@/tests/support/rows/logos";
import { publicMenu } from "@/tests/support/rows/menus";

test("table cards have the logo at their head and in the middle of their codes, which can all be read", async ({
  owner,
  account,
}) => {
  await giveLogo(account, "9d174d");
  const tables = ["7", "Terrace north 3", "Ärger-Ecke Süß & Öl"];
  const { id, url } = await publicMenu(account.api, { tables });
  await owner.goto(`${env.APP_URL}/dashboard/menus/${id}/cards`);
  const logo = owner.getByRole("switch", { name: "Logo" });
  await untilHydrated(logo);
  await logo.press("Space");
  const download = owner.getByRole("link", { name: "Download PDF" });
  await expect(download).toHaveAttribute("href", /logo=1/);
  const fetchFile = async (href: string | null) => {
    const response = await owner.request.get(`${env.APP_URL}${href}`);
    expect(response.status()).toBe(200);
    return response.body();
  };
  const pdf = await fetchFile(await download.getAttribute("href"));
  // On each of the four cards and in its code; stickers have no room on the card.
  expect((await readDrawing(pdf)).images).toBe(8);
  const sticker = await fetchFile(`/dashboard/menus/${id}/sheet?logo=1&size=sticker`);
  expect((await readDrawing(sticker)).images).toBe(4);
  const [sheet] = await readPdf(pdf, 2, 3, { grid: [180, 267] });
  const addresses = [url, ...tables.map((table) => `${url}?table=${encodeURIComponent(table)}`)];
  expect(sheet?.codes.filter(Boolean).map((code) => code?.replaceAll("+", "%20"))).toEqual(addresses);
  const preview = owner.getByRole("img", { name: /^First page of the table cards/ });
  await expect(preview).toHaveAttribute("src", /logo=1/);
  expect(await countPixels(await fetchFile(await preview.getAttribute("src")), "9d174d")).toBeGreaterThan(
    400,
  );
});

test("table cards with a logo that makes their codes unreadable are refused, with what helps", async ({
  account,
}) => {
  const headers = { Cookie: await sessionCookie(account) };
  const fetchCards = async (id: number, query: string) =>
    fetch(`${env.APP_URL}/dashboard/menus/${id}/${query}`, { headers });
  const { id } = await publicMenu(account.api, { alias: randomSlug(20), tables: ["1"] });
  expect(await (await fetchCards(id, "sheet?logo=1")).json()).toMatchObject({ error: "invalid_logo" });
  await giveUnreadableLogo(account);
  for (const file of ["sheet", "sheet/preview"]) {
    const refused = await fetchCards(id, `${file}?logo=1`);
    expect(refused.status, file).toBe(422);
    expect(await refused.json()).toEqual({
      error: "invalid_logo",
      message: expect.stringContaining("simpler"),
    });
    expect((await fetchCards(id, file)).status, file).toBe(200);
  }
  const statusOf = async (...tables: string[]) => {
    const menu = await publicMenu(account.api, { alias: randomSlug(4), accent: "000000", tables });
    return (await fetchCards(menu.id, "sheet?logo=1")).status;
  };
  // The smallest and the largest of these codes can be read with it, the one between can't. Of the smallest, one in a
  // hundred can't either.
  const [between, largest] = ["Terrace 3", "😀".repeat(20)];
  expect([await statusOf(largest), await statusOf(largest)]).toContain(200);
  expect(await statusOf(between, largest)).toBe(422);
});
