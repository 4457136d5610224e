import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { expect, test } from "@/tests/support/owner-page";

test.use({ emptyCache: true });

const HOME = `${env.APP_URL}/dashboard`;
const CANNOT_LOAD = "Can't reach Waypost";

const toasts = (page: Page) => page.getByRole("region", { name: /Notifications/ });

/** Disables preloading: the browser is never idle. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** What a person opens on this page, by its button, and what appears then. */
const PARTS: Record<
  string,
  { phone?: boolean; open(page: Page): Promise<void>; role: "alertdialog" | "menu" | "dialog" }
> = {
  "a confirmation": {
    open: (page) => page.getByRole("button", { name: "Delete", exact: true }).click(),
    role: "alertdialog",
  },
  "a menu": { open: (page) => page.getByRole("button", { name: /Account menu/ }).click(), role: "menu" },
  "the command palette": { open: (page) => page.keyboard.press("Control+k"), role: "dialog" },
  "the phone's navigation": {
    phone: true,
    open: (page) => page.getByRole("button", { name: "Open navigation" }).click(),
    role: "dialog",
  },
};

for (const [what, { phone, open, role }] of Object.entries(PARTS)) {
  test(`${what} that can't be loaded says so, and opens on the next click`, async ({ owner, api }) => {
    const { body: link } = await api.post("/links", { url: "https://example.com/offline" });
    const errors: string[] = [];
    owner.on("pageerror", (error) => errors.push(String(error)));
    if (phone) await owner.setViewportSize({ width: 360, height: 740 });
    await neverIdle(owner);
    await owner.goto(`${HOME}/links/${link.id}`);
    await expect(toasts(owner)).toBeAttached();
    await owner.context().setOffline(true);
    await open(owner);
    await expect(owner.getByText(CANNOT_LOAD).first()).toBeVisible();
    await expect(owner.getByRole(role)).toHaveCount(0);
    await owner.context().setOffline(false);
    await open(owner);
    await expect(owner.getByRole(role)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test("dialogs and menus are loaded once the page is idle, and then open offline", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/idle" });
  const waiting = new Set<string>();
  let idle = 0;
  owner.on("request", (request) => waiting.add(request.url()));
  owner.on("requestfinished", (request) => waiting.delete(request.url()));
  owner.on("requestfailed", (request) => waiting.delete(request.url()));
  await owner.exposeFunction("countIdle", () => {
    idle++;
  });
  await owner.addInitScript(() => {
    const later = window.requestIdleCallback;
    window.requestIdleCallback = (callback) =>
      later((deadline) => {
        callback(deadline);
        Reflect.get(window, "countIdle")();
      });
  });
  await owner.goto(`${HOME}/links/${link.id}`);
  await expect(toasts(owner)).toBeAttached();
  await expect.poll(() => idle >= 3 && waiting.size === 0, { timeout: 20_000 }).toBe(true);
  await owner.context().setOffline(true);
  await owner.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(owner.getByRole("alertdialog")).toBeVisible();
  await owner.keyboard.press("Escape");
  await expect(owner.getByRole("alertdialog")).toHaveCount(0);
  await owner.getByRole("button", { name: /Account menu/ }).click();
  await expect(owner.getByRole("menu")).toBeVisible();
  await owner.context().setOffline(false);
});

test("a list of choices is loaded when pointed at, and then opens offline", async ({ owner, api }) => {
  await api.post("/links", { url: "https://example.com/pointed-at" });
  await neverIdle(owner);
  await owner.goto(`${HOME}/links`);
  const sort = owner.getByRole("combobox", { name: "Sort by" });
  await untilHydrated(sort);
  await owner.waitForLoadState("networkidle");
  let [started, over] = [0, 0];
  owner.on("request", () => started++);
  owner.on("requestfinished", () => over++);
  await sort.hover({ force: true });
  await expect.poll(() => started > 0 && started === over).toBe(true);
  await owner.context().setOffline(true);
  await sort.click({ force: true });
  await expect(owner.getByRole("option", { name: "Oldest first" }).filter({ visible: true })).toBeVisible();
  await expect(owner.getByText(CANNOT_LOAD)).toHaveCount(0);
  await owner.context().setOffline(false);
});
