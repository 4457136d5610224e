import { readFile } from "node:fs/promises";
import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";

const LINKS = `${env.APP_URL}/dashboard/links`;

test("a pasted list becomes links after a preview, with a result for each line and a CSV of them", async ({
  owner,
  api,
}) => {
  await api.post("/links", { url: "https://example.com/known" });
  const taken = `taken-${Date.now()}`;
  await api.post("/links", { url: "https://example.com/taken", alias: taken });
  await owner.goto(LINKS);
  await owner.getByRole("link", { name: "Paste a list" }).click();
  await owner
    .getByLabel("Destinations")
    .fill(
      [
        "https://example.com/known",
        `www.example.com/chosen paste-${taken}`,
        "",
        `https://example.com/refused, ${taken}`,
        "no address",
        "https://example.com/a,b,",
      ].join("\n"),
    );
  const preview = owner.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("4 links to create, 1 line to correct or leave out");
  await expect(preview.getByRole("row").nth(2)).toContainText(`example.com/chosenpaste-${taken}`);
  await expect(preview.getByRole("row").nth(4)).toContainText("That isn't a web address");
  await owner.getByRole("combobox", { name: "Tags" }).pressSequentially("Pasted");
  await owner.keyboard.press("Enter");
  await expectClean(owner);
  await owner.getByRole("button", { name: "Create 4 links" }).click();
  await expect(owner.getByRole("heading", { name: "2 created, 1 skipped, 2 failed" })).toBeFocused();
  const results = owner.getByRole("table", { name: "Results" }).getByRole("row");
  await expect(results.nth(1)).toContainText("Skipped");
  await expect(results.nth(2)).toContainText("Created");
  await expect(results.nth(3)).toContainText(/already taken.*Failed/);
  await expect(results.nth(4)).toContainText("That isn't a web address");
  await expectClean(owner);
  const [download] = await Promise.all([
    owner.waitForEvent("download"),
    owner.getByRole("button", { name: "Download results (CSV)" }).click(),
  ]);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(6);
  expect(lines[2]).toBe(
    `"https://www.example.com/chosen","paste-${taken}","${env.SHORT_URL}/paste-${taken}","created",""`,
  );
  const { data } = (await api.get("/links?tags=Pasted")).body;
  expect(data.map(({ long_url }: { long_url: string }) => long_url).sort()).toEqual([
    "https://example.com/a,b",
    "https://www.example.com/chosen",
  ]);
});

test("a list of several hundred lines is created in order", async ({ owner, api }) => {
  await owner.goto(`${LINKS}/paste`);
  const urls = Array.from({ length: 230 }, (_, index) => `https://example.com/many/${index}`);
  await owner.getByLabel("Destinations").fill(urls.join("\n"));
  await owner.getByRole("button", { name: "Create 230 links" }).click();
  // In three requests of up to 100 links.
  const counts = owner.getByRole("heading", { name: "230 created, 0 skipped, 0 failed" });
  await expect(counts).toBeVisible({ timeout: 30_000 });
  await expect(owner.getByRole("table", { name: "Results" }).getByRole("row").nth(230)).toContainText(
    "/many/229",
  );
  expect((await api.get("/links?limit=1")).body.total).toBe(230);
});
