import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { signIn } from "@/tests/support/clients/sign-in";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/owner-page";
import { isOnTop } from "@/tests/support/readers/is-on-top";

const DASHBOARD = `${env.APP_URL}/dashboard`;

test("a form with several errors marks them all, lists them at the top and leads to each field", async ({
  owner,
  api,
}) => {
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(`${DASHBOARD}/countdowns/new`);
  const create = owner.getByRole("button", { name: "Create countdown page" });
  await untilHydrated(create);
  await owner.getByLabel("Slug").fill("no slug!");
  await owner.getByLabel("Button URL").fill("https://");
  await create.click();
  const summary = owner.getByRole("region", { name: "Errors" });
  await expect(summary.getByText("3 fields need attention")).toBeVisible();
  await expect(summary.getByRole("button")).toHaveText([/^Title: /, /^Slug: /, /^Button URL: /]);
  await expect(owner.getByRole("textbox", { name: "Title", exact: true })).toBeFocused();
  for (const name of ["Title", "Slug", "Button URL"]) {
    const field = owner.getByRole("textbox", { name, exact: true });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await summary.getByRole("button", { name: `${name}: ` }).click();
    await expect(field).toBeFocused();
    // Neither the header nor the save bar covers it.
    await expect.poll(() => field.evaluate(isOnTop)).toBe(true);
  }
  await owner.getByLabel("Slug").fill("slug");
  await expect(summary.getByText("2 fields need attention")).toBeVisible();
  await owner.getByRole("textbox", { name: "Title", exact: true }).fill("Launch");
  await expect(summary).toBeHidden();
  await owner.getByLabel("Button URL").fill("");
  await create.click();
  await owner.waitForURL(/\/dashboard\/countdowns\/\d+$/);
  expect((await api.get("/countdowns")).body.total).toBe(1);
});

test("on a phone, Save can be clicked while a toast is shown, and what it covers can be scrolled free", async ({
  owner,
  api,
}) => {
  const { body: timer } = await api.post("/timers", { ends_at: inDays(3), name: "Spring" });
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(`${DASHBOARD}/timers/${timer.id}`);
  const save = owner.getByRole("button", { name: "Save" });
  await untilHydrated(save);
  await owner.getByLabel("Name").fill("Summer");
  await save.click();
  const toast = owner.getByText("Saved. The image in emails you've already sent is updated, too.");
  await expect(toast).toBeVisible();
  await owner.getByLabel("Name").fill("Autumn");
  await expect.poll(() => save.evaluate(isOnTop)).toBe(true);
  await expect(toast).toBeVisible();
  await save.click();
  await expect.poll(async () => (await api.get(`/timers/${timer.id}`)).body.name).toBe("Autumn");
  await expect(toast.last()).toBeVisible();
  await owner.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = await owner.evaluate(() => {
    const last = document.querySelector("main > :last-child")?.getBoundingClientRect().bottom ?? Infinity;
    return last <= (document.querySelector("[data-sonner-toast]")?.getBoundingClientRect().top ?? 0);
  });
  expect(end).toBe(true);
});

test("on a phone, an error of no field is in view, and after signing in in another tab the form can be saved", async ({
  owner,
  account,
  api,
}) => {
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(`${DASHBOARD}/countdowns/new`);
  const create = owner.getByRole("button", { name: "Create countdown page" });
  await untilHydrated(create);
  await owner.getByRole("textbox", { name: "Title", exact: true }).fill("Launch");
  await owner.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await owner.context().setOffline(true);
  await create.click();
  await expect(owner.getByText("Can't reach Waypost.")).toBeInViewport();
  await owner.context().setOffline(false);
  await owner.context().clearCookies();
  await create.click();
  await expect(owner.getByText("Your session has ended.")).toBeInViewport();
  const opened = owner.waitForEvent("popup");
  await owner.getByRole("link", { name: "Sign in in a new tab" }).click();
  await expect(await opened).toHaveURL(`${env.APP_URL}/login`);
  await signIn(owner, account);
  await create.click();
  await owner.waitForURL(/\/dashboard\/countdowns\/\d+$/);
  expect((await api.get("/countdowns")).body.data).toMatchObject([{ title: "Launch" }]);
});
