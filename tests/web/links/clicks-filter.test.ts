import { addDays, formatDay } from "@/lib/dates";
import { env } from "@/lib/env";
import { newAccount, visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { addRolledUpClicks } from "@/tests/support/rows/links";

const LINKS = `${env.APP_URL}/dashboard/links`;

test("links are shown, sorted and filtered by their clicks in a period, as the statistics count them", async ({
  owner,
  api,
}) => {
  const now = new Date();
  const post = async (path: string) =>
    (await api.post("/links", { url: `https://example.com/${path}` })).body;
  const [early, late, never] = [await post("early"), await post("late"), await post("never")];
  const foreign = (await (await newAccount()).api.post("/links", { url: "https://example.com/" })).body;
  await addRolledUpClicks([early.id], 40, addDays(now, -60));
  await addRolledUpClicks([early.id, foreign.id], 2, addDays(now, -29));
  await addRolledUpClicks([late.id], 7, addDays(now, -3));
  // Not rolled up yet, perhaps.
  for (let n = 0; n < 2; n++) await visit(late.short_url);
  await owner.goto(`${LINKS}?sort=most`);
  const rows = owner.locator("tbody tr");
  const shown = async (...expected: [{ slug: string }, number][]) => {
    await expect(rows).toHaveCount(expected.length);
    for (const [index, [link, clicks]] of expected.entries()) {
      await expect(rows.nth(index)).toContainText(link.slug);
      await expect(rows.nth(index).getByRole("cell").nth(3)).toHaveText(String(clicks));
    }
  };
  await shown([early, 42], [late, 9], [never, 0]);

  const period = owner.getByRole("combobox", { name: "Period of clicks" });
  await period.selectOption("Clicks: last 30 days");
  const last30Days = owner.getByRole("columnheader", { name: "Clicks Last 30 days" });
  await expect(last30Days).toBeVisible();
  await shown([late, 9], [early, 2], [never, 0]);
  const from = formatDay(addDays(now, -29));
  const { data } = (await api.get(`/stats?from=${from}&group_by=link`)).body;
  expect(data.map(({ link, clicks }: { link: number; clicks: number }) => [link, clicks])).toEqual([
    [late.id, 9],
    [early.id, 2],
  ]);
  await owner.getByRole("combobox", { name: "Sort by" }).selectOption("Fewest clicks");
  await shown([never, 0], [early, 2], [late, 9]);
  const most = owner.getByRole("combobox", { name: "Number of clicks" });
  await most.selectOption("At most 5 clicks");
  await shown([never, 0], [early, 2]);
  await owner.getByRole("searchbox", { name: "Search links" }).fill("example.com/e");
  await shown([early, 2]);
  await owner.getByRole("searchbox", { name: "Search links" }).fill("");
  await shown([never, 0], [early, 2]);
  await period.selectOption("Clicks: last 7 days");
  await shown([never, 0], [early, 0]);
  await period.selectOption("Clicks: all time");
  await shown([never, 0]);
  await most.selectOption("No clicks");
  await expect(owner.getByText("Filters: No clicks")).toBeVisible();
  await shown([never, 0]);
  await period.selectOption("Clicks: last 30 days");
  await expect(last30Days).toBeVisible();
});
