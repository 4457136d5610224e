import { addDays, formatDay } from "@/lib/dates";
import { env } from "@/lib/env";
import { visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { serveDomain, visitAt } from "@/tests/support/rows/domains";
import { addVisits } from "@/tests/support/rows/links";
import { listOf, rowsOf, STATISTICS, total } from "./page";

const PAGE = "https://example.com/page";
const day = (daysAgo: number) => formatDay(addDays(new Date(), -daysAgo));

test("tags and a domain narrow links down, by the address bar, back and forward", async ({
  owner,
  account,
  api,
  stranger,
}) => {
  const domain = await serveDomain(account);
  const url = (n: number) => `${PAGE}/${n}`;
  const { body: both } = await api.post("/links", { url: url(1), title: "Both", tags: ["Shop", "Print"] });
  const { body: shop } = await api.post("/links", { url: url(2), title: "Shop", tags: ["Shop"] });
  const { body: branded } = await api.post("/links", { url: url(3), title: "Branded", domain: domain.name });
  for (const { short_url } of [both, both, shop]) await visit(short_url);
  await visitAt(domain.name, `/${branded.slug}`);
  await stranger.post("/tags", { name: "Secret" });

  await owner.goto(STATISTICS);
  await expect(total(owner)).toHaveText("4 clicks in 30 days");
  expect(await rowsOf(owner, "Domains")).toEqual([
    [new URL(env.SHORT_URL).host, "3"],
    [domain.name, "1"],
  ]);
  await expect(owner.getByText("Secret")).toHaveCount(0);
  await listOf(owner, "Tags").getByRole("link", { name: "Shop" }).click();
  await expect(total(owner)).toHaveText("3 clicks in 30 days");
  await expect(owner).toHaveURL(/[?&]tags=Shop\b/);
  await owner.getByRole("combobox", { name: "Filter by tag" }).selectOption("Print");
  const mode = owner.getByRole("navigation", { name: "Links with" });
  await expect(mode.getByRole("link", { name: "Any of these" })).toHaveAttribute("aria-current", "true");
  await expect(total(owner)).toHaveText("3 clicks in 30 days");
  await mode.getByRole("link", { name: "All of these" }).click();
  await expect(total(owner)).toHaveText("2 clicks in 30 days");
  await owner.reload();
  await expect(total(owner)).toHaveText("2 clicks in 30 days");
  expect(await rowsOf(owner, "Top links")).toEqual([["Both", "2"]]);
  await owner.goBack();
  await expect(total(owner)).toHaveText("3 clicks in 30 days");
  await owner.getByRole("link", { name: "Remove Print" }).click();
  await expect(owner.getByRole("link", { name: "Remove Print" })).toHaveCount(0);
  await owner.getByRole("link", { name: "Remove Shop" }).click();
  await expect(total(owner)).toHaveText("4 clicks in 30 days");
  await owner.getByRole("combobox", { name: "Filter by domain" }).selectOption(domain.name);
  await expect(total(owner)).toHaveText("1 click in 30 days");
  await expect(owner).toHaveURL(new RegExp(`[?&]domain=${domain.name}\\b`));
});

test("a period is the last days, or between any two; what means nothing in an address is ignored", async ({
  owner,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: PAGE });
  await addVisits(link.id, [
    { at: `${day(0)}T00:00:00Z`, n: 1 },
    { at: `${day(40)}T23:59:59Z`, n: 10 },
    { at: `${day(45)}T00:00:00Z`, n: 100 },
  ]);
  await owner.goto(STATISTICS);
  await expect(total(owner)).toHaveText("1 click in 30 days");
  const range = owner.getByRole("navigation", { name: "Date range" });
  await range.getByRole("link", { name: "90 days" }).click();
  await expect(total(owner)).toHaveText("111 clicks in 90 days");
  await expect(owner.getByLabel("From")).toHaveValue(day(89));
  await owner.getByLabel("From").fill(day(45));
  await owner.getByLabel("To", { exact: true }).fill(day(40));
  await owner.getByRole("button", { name: "Show", exact: true }).click();
  await expect(total(owner)).toHaveText("110 clicks in 6 days");
  await expect(owner).toHaveURL(`${STATISTICS}?kinds=links&from=${day(45)}&to=${day(40)}`);
  await expect(range.locator("[aria-current]")).toHaveCount(0);

  const everything =
    "kinds=dogs&days=-1&from=2026-02-30&to=x&domain=go.example.org&tags=,%20,%00&tags_mode=none";
  await owner.goto(`${STATISTICS}?${everything}`);
  await expect(total(owner)).toHaveText("1 click in 30 days");
  await owner.goto(`${STATISTICS}?from=9999-12-31&to=0001-01-01`);
  await expect(owner.getByLabel("From")).toHaveValue("2000-01-01");
  await expect(owner.getByLabel("To", { exact: true })).toHaveValue(day(0));
  await expect(total(owner)).toHaveText(/^111 clicks in /);
});

test("on a phone the chosen tab is in view", async ({ owner }) => {
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(`${STATISTICS}?kinds=forms`);
  const tabs = owner.getByRole("navigation", { name: "What is counted" });
  await expect(tabs.getByRole("link", { name: "Forms" })).toBeInViewport();
  await expect(tabs.getByRole("link", { name: "Links" })).not.toBeInViewport();
});
