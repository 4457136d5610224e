import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { webhooks } from "@/lib/webhooks";
import { visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";

const HOME = `${env.APP_URL}/dashboard`;

test("an account without links sees its first steps, until they are all done or dismissed, and what needs attention", async ({
  owner,
  account,
  api,
}) => {
  const fields = { url: "http://127.0.0.1:9/in", events: ["link.created"] };
  const { row } = await webhooks.create(account.owner, {}, fields, new Date());
  await owner.goto(HOME);
  const goals = owner.getByRole("region", { name: "What would you like to do?" });
  await expect(goals.getByRole("listitem")).toHaveText([
    /^Share a link/,
    /^Put my menu online/,
    /^Build a bio page/,
    /^Use the API/,
  ]);
  await expect(owner.getByRole("heading", { name: "Needs attention" })).toHaveCount(0);
  await goals.getByRole("button", { name: "Dismiss" }).click();
  await expect(goals).toHaveCount(0);

  await db.webhook.update({ where: { id: row.id }, data: { disabledAt: new Date() } });
  await owner.reload();
  const attention = owner.locator("section", { hasText: "Needs attention" });
  const webhook = attention.getByRole("link", { name: /127\.0\.0\.1.*Webhook disabled/ });
  await expect(webhook).toBeVisible();
  await expect(owner.getByLabel("Create a short link")).toBeVisible();
  await expect(goals).toHaveCount(0);

  await owner.context().clearCookies({ name: "first-steps" });
  await owner.reload();
  await expect(goals).toBeVisible();
  await owner.getByLabel("Create a short link").fill("nonsense");
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByText("Enter a full web address, like https://example.com")).toBeVisible();
  await owner.getByLabel("Create a short link").fill("https://example.com/first");
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect.poll(async () => (await api.get("/links")).body.total).toBe(1);
  const [link] = (await api.get("/links")).body.data;
  await expect(owner.getByRole("link", { name: link.short_url })).toBeVisible();
  await expect(owner.getByText("0 clicks in 30 days")).toBeVisible();
  await expect(goals.getByRole("listitem").first().getByLabel("Done")).toBeVisible();

  await api.post("/menus", { name: "Menu" });
  await api.post("/bio-pages", { title: "Bio" });
  await owner.reload();
  await expect(owner.getByText("0 clicks in 30 days")).toBeVisible();
  await expect(goals).toHaveCount(0);
  await webhook.click();
  await expect(owner).toHaveURL(`${env.APP_URL}/dashboard/webhooks/${row.id}`);
});

test("example data is created in an empty account, counted like all else, and deleted without a trace", async ({
  owner,
  api,
}) => {
  await owner.goto(HOME);
  await owner.getByRole("button", { name: "Create example data" }).click();
  await expect(owner.getByText("Example data created")).toBeVisible({ timeout: 40_000 });
  await expect(owner.getByText("This account contains example data from a café.")).toBeVisible();
  const { body } = await api.get("/links?limit=100");
  expect(body.total).toBeGreaterThan(3);
  const [link] = body.data.filter(({ clicks }: { clicks: number }) => clicks > 100);
  const { body: stats } = await api.get(`/links/${link.id}/stats`);
  const sum = (entries: { clicks: number }[]) => entries.reduce((all, { clicks }) => all + clicks, 0);
  expect(sum(stats.countries)).toBe(stats.clicks);
  expect(stats.daily.filter(({ clicks }: { clicks: number }) => clicks > 0).length).toBeGreaterThan(20);
  const { body: menus } = await api.get("/menus");
  const { body: items } = await api.get(`/menus/${menus.data[0].id}/items`);
  expect(items.data.some(({ photo_url }: { photo_url: string | null }) => photo_url)).toBe(true);
  const { body: mine } = await api.post("/links", { url: "https://example.com/mine" });
  await owner.getByRole("button", { name: "Delete", exact: true }).click();
  await owner.getByRole("button", { name: "Delete example data" }).click();
  await expect(owner.getByText("Example data deleted")).toBeVisible();
  await expect(owner.getByText("This account contains example data from a café.")).toHaveCount(0);
  const { body: left } = await api.get("/links");
  expect(left.data).toMatchObject([{ id: mine.id }]);
  for (const resource of ["menus", "bio-pages", "countdowns", "timers", "signatures"])
    expect((await api.get(`/${resource}`)).body.total, resource).toBe(0);
});

test("sums the clicks of all links, and lists the most clicked and those that expire soon", async ({
  owner,
  api,
  stranger,
}) => {
  const { body: busy } = await api.post("/links", { url: "https://example.com/busy", title: "Busy" });
  const { body: calm } = await api.post("/links", {
    url: "https://example.com/calm",
    title: "Calm",
    expire_days: 7,
  });
  const { body: theirs } = await stranger.post("/links", {
    url: "https://example.com/theirs",
    title: "Theirs",
  });
  for (const { short_url } of [busy, busy, busy, calm, theirs]) await visit(short_url);
  await owner.goto(HOME);
  await expect(owner.getByText("4 clicks in 30 days")).toBeVisible();
  const most = owner.locator("section", { hasText: "Top links" });
  await expect(most.getByRole("listitem")).toHaveText([/Busy3/, /Calm1/]);
  await expect(owner.locator("section", { hasText: "Needs attention" }).getByRole("listitem")).toHaveText([
    /Calm.*Expires/,
  ]);
  await expect(owner.getByText("Theirs")).toHaveCount(0);
});
