import { addDays, formatDateTime } from "@/lib/dates";
import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { moveLink } from "@/tests/support/rows/links";

test.use({ timezoneId: "Europe/Berlin", locale: "en-GB" });

test("a list shows fresh dates relative to now, with the exact date on hover, and older ones exactly", async ({
  owner,
  api,
}) => {
  const now = new Date();
  const created = { fresh: new Date(now.getTime() - 150_000), old: addDays(now, -3) };
  for (const [title, createdAt] of Object.entries(created)) {
    const { body: link } = await api.post("/links", {
      url: "https://example.com/",
      title,
      on_duplicate: "create",
    });
    await moveLink(link.id, { createdAt });
  }
  await owner.goto(`${env.APP_URL}/dashboard/links`);
  const date = (title: string) => owner.getByRole("row").filter({ hasText: title }).locator("time").last();
  await expect(date("fresh")).toHaveText("2 minutes ago");
  await expect(date("fresh")).toHaveAttribute(
    "title",
    new RegExp(`\\d\\d:\\d\\d \\(${formatDateTime(created.fresh)} UTC\\)$`),
  );
  await expect(date("old")).toHaveText(/^\d{1,2} \w+ \d{4}$/);
});

test.describe("in Czech", () => {
  test.use({ locale: "cs-CZ" });

  test("dates are in the viewer's language", async ({ owner, api }) => {
    const { body: link } = await api.post("/links", { url: "https://example.com/", expire_days: 30 });
    await owner.goto(`${env.APP_URL}/dashboard/links/${link.id}`);
    const expires = owner.getByTitle(`${link.expires_at} UTC`);
    const inCzech = (wire: string) =>
      new Intl.DateTimeFormat("cs", { dateStyle: "medium", timeZone: "Europe/Berlin" }).format(
        new Date(`${wire.replace(" ", "T")}Z`),
      );
    await expect(expires).toContainText(inCzech(link.expires_at));
    await owner.getByRole("button", { name: "Extend by 30 days" }).click();
    await expect(owner.getByText("Extended to")).toBeVisible();
    const { body: extended } = await api.get(`/links/${link.id}`);
    await expect(owner.getByText("Extended to")).toContainText(inCzech(extended.expires_at));
  });
});
