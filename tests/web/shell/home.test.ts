import { env } from "@/lib/env";
import { visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";

const HOME = `${env.APP_URL}/dashboard`;

test("an empty account sees its first steps, and creates its first link on the spot", async ({
  owner,
  api,
}) => {
  await owner.goto(HOME);
  await expect(owner.getByRole("heading", { name: /^[123]\./ })).toHaveCount(3);
  await owner.getByLabel("Create a short link").fill("nonsense");
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByText("Enter a full web address, like https://example.com")).toBeVisible();
  await owner.getByLabel("Create a short link").fill("https://example.com/first");
  await owner.getByRole("button", { name: "Create link" }).click();
  const { body } = await expect
    .poll(async () => (await api.get("/links")).body.total)
    .toBe(1)
    .then(() => api.get("/links"));
  await expect(owner.getByRole("link", { name: body.data[0].short_url })).toBeVisible();
  await expect(owner.getByText("0 clicks in 30 days")).toBeVisible();
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
