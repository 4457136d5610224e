import { env } from "@/lib/env";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/owner-page";

const PAGES = {
  "bio-pages": { title: "Drawn" },
  menus: { name: "Drawn" },
  countdowns: { title: "Drawn", ends_at: inDays(3) },
} as const;

for (const [resource, fields] of Object.entries(PAGES))
  test(`the list of ${resource} draws each page in its own accent color`, async ({ owner, api }) => {
    const { status } = await api.post(`/${resource}`, { ...fields, accent: "1a2b3c" });
    expect(status).toBe(201);
    await owner.goto(`${env.APP_URL}/dashboard/${resource}`);
    const row = owner.getByRole("row").filter({ hasText: "Drawn" });
    await expect(row).toBeVisible();
    const colors = await row
      .locator("span")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
    expect(colors).toContain("rgb(26, 43, 60)");
  });
