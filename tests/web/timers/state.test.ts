import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/owner-page";

test("the list draws each timer in its colors, with its facts in words, and says which have ended, as do their pages", async ({
  owner,
  api,
}) => {
  const look = { bg: "112233", fg: "ffeedd", units: "dh", width: 480 };
  const { body: timer } = await api.post("/timers", { name: "Spring", ends_at: inDays(3), ...look });
  const { body: over } = await api.post("/timers", { name: "Over", ends_at: inDays(3) });
  await db.timer.update({ where: { id: over.id }, data: { endsAt: new Date(Date.now() - 1_000) } });
  await owner.goto(`${env.APP_URL}/dashboard/timers`);
  const row = owner.getByRole("row").filter({ hasText: "Spring" });
  await expect(row.getByText("boxed · 480 px", { exact: true })).toBeVisible();
  const drawing = row.locator("svg").first();
  await expect(drawing.locator("rect").first()).toHaveAttribute("fill", "#112233");
  await expect(drawing.locator("text")).toHaveText(["02", "23"]);
  // Looking at the list isn't a view.
  expect((await api.get(`/timers/${timer.id}`)).body.views).toBe(0);
  const stateOf = (name: string) => owner.getByRole("row").filter({ hasText: name }).getByRole("cell").nth(1);
  await expect(stateOf("Over")).toHaveText("Expired");
  await expect(stateOf("Spring")).toHaveText("Active");
  await owner.goto(`${env.APP_URL}/dashboard/timers/${over.id}`);
  await expect(owner.getByText("Expired", { exact: true })).toBeVisible();
});
