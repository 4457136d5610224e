import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { addVisits } from "@/tests/support/rows/links";
import { listOf, STATISTICS } from "./page";

test("every list is downloaded in full, as it is shown, and harmless", async ({ owner, api, stranger }) => {
  const at = new Date().toISOString();
  const { body: link } = await api.post("/links", {
    url: "https://example.com/1",
    title: '=HYPERLINK("x")',
    tags: ["Shop"],
  });
  const { body: other } = await api.post("/links", { url: "https://example.com/2" });
  await addVisits(
    link.id,
    Array.from({ length: 120 }, (_, n) => ({
      at,
      n: 200 - n,
      country: "DE",
      referrer: n === 0 ? "=cmd()" : `site-${n}.example`,
    })),
  );
  await addVisits(other.id, [{ at, n: 1, country: "IT" }]);
  const { body: theirs } = await stranger.post("/links", { url: "https://example.com/3" });
  await addVisits(theirs.id, [{ at, n: 9, country: "JP", referrer: "theirs.example" }]);

  await owner.goto(`${STATISTICS}?tags=Shop&days=7`);
  const rows = listOf(owner, "Referrers").getByRole("listitem");
  await expect(rows).toHaveCount(8);
  await owner.getByRole("button", { name: "Show all 100: Referrers" }).click();
  await expect(rows).toHaveCount(100);
  await expect(owner.getByText("Top 100 of 120. The CSV file has all of them.")).toBeVisible();
  const download = async (name: string) => {
    const href = await owner.getByRole("link", { name: `CSV: ${name}`, exact: true }).getAttribute("href");
    const response = await owner.request.get(`${env.APP_URL}${href}`);
    expect(response.status()).toBe(200);
    const file = /filename="(.+)"/.exec(response.headers()["content-disposition"] ?? "")?.[1];
    return { file, lines: (await response.text()).replace("\uFEFF", "").trim().split("\r\n") };
  };
  const referrers = await download("Referrers");
  expect(referrers.file).toBe("clicks-by-referrer.csv");
  expect(referrers.lines).toHaveLength(121);
  expect(referrers.lines.slice(0, 3)).toEqual(["referrer,clicks", "'=cmd(),200", "site-1.example,199"]);
  expect((await download("Countries")).lines).toEqual(["country,clicks", "DE,16860"]);
  expect((await download("Per day")).lines).toEqual(["day,clicks", `${at.slice(0, 10)},16860`]);
  expect((await download("Top links")).lines).toEqual([
    "short_url,title,clicks",
    `${link.short_url},"'=HYPERLINK(""x"")",16860`,
  ]);
  const csv = async (query: string) => (await owner.request.get(`${STATISTICS}/csv?${query}`)).status();
  expect(await csv("group_by=passwords")).toBe(422);
  expect(await csv("kinds=menus&group_by=tag")).toBe(422);
  expect(await csv("kinds=links,menus&group_by=country")).toBe(422);
});

test("is not for those who aren't signed in", async ({ request }) => {
  for (const path of ["csv", "count"])
    expect((await request.get(`${STATISTICS}/${path}`, { maxRedirects: 0 })).status(), path).toBe(401);
});
