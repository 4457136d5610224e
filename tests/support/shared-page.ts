import { type Browser, test as base, type Page } from "@playwright/test";

type Options = {
  /** A new page, whose cache is empty: for tests of what is loaded, or can't be. */
  emptyCache: boolean;
};

type WorkerFixtures = { sharedPage: SharedPage };

/** The effects of these methods can't be undone: their page is closed after the test. */
const LASTING = {
  page: ["addInitScript", "exposeBinding", "exposeFunction", "on"],
  clock: ["fastForward", "install", "pauseAt", "resume", "runFor", "setFixedTime", "setSystemTime"],
  context: ["addInitScript", "exposeBinding", "exposeFunction", "newCDPSession", "on", "setExtraHTTPHeaders"],
} as const;

/**
 * A page that a worker's tests use one after another, as long as they have the same settings. It is reset in between. In a
 * new page, Chromium starts a process, and loads, parses and compiles all scripts again.
 */
class SharedPage {
  #page: Page | undefined;
  #settings = "";
  #isDirty = false;

  async acquire(browser: Browser, settings: string, isFresh: boolean): Promise<Page> {
    if (this.#page && (isFresh || settings !== this.#settings)) await this.close();
    if (this.#page) return this.#page;
    const page = await (await browser.newContext()).newPage();
    this.#page = page;
    this.#settings = settings;
    this.#isDirty = false;
    const markDirty = () => {
      this.#isDirty = true;
    };
    watchCalls(page, LASTING.page, markDirty);
    watchCalls(page.clock, LASTING.clock, markDirty);
    watchCalls(page.context(), LASTING.context, markDirty);
    return page;
  }

  async release(): Promise<void> {
    const page = this.#page;
    if (!page) return;
    if (this.#isDirty || page.isClosed()) return this.close();
    await reset(page);
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
  }
}

/** Calls `markDirty` before each of these methods. */
function watchCalls<T extends object>(target: T, names: readonly (keyof T)[], markDirty: () => void): void {
  for (const name of names) {
    const method = target[name];
    if (typeof method !== "function") throw new Error(`${String(name)} is not a method`);
    Object.defineProperty(target, name, {
      value: (...args: unknown[]) => {
        markDirty();
        return method.apply(target, args);
      },
    });
  }
}

async function reset(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  // Pages without an origin have no storage.
  await page.evaluate(clearStorage).catch(() => undefined);
  await page.goto("about:blank");
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
  await page.emulateMedia(NEW_PAGE_MEDIA);
  // Otherwise the pointer hovers over a part of the next page.
  await page.mouse.move(-1, -1);
}

const NEW_PAGE_MEDIA = {
  media: null,
  colorScheme: "light",
  reducedMotion: "no-preference",
  forcedColors: "none",
  contrast: "no-preference",
} as const;

function clearStorage() {
  localStorage.clear();
  sessionStorage.clear();
}

/** `page` and `context` are shared by tests, reset before the next one. */
export const test = base.extend<Options, WorkerFixtures>({
  emptyCache: [false, { option: true }],
  sharedPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument
    async ({}, use) => {
      const shared = new SharedPage();
      await use(shared);
      await shared.close();
    },
    { scope: "worker" },
  ],
  page: async (
    {
      browser,
      sharedPage,
      emptyCache,
      viewport,
      locale,
      timezoneId,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      userAgent,
      deviceScaleFactor,
    },
    use,
  ) => {
    // Each setting of a context that tests use: pages are shared by tests whose settings are the same.
    const settings = JSON.stringify({
      viewport,
      locale,
      timezoneId,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      userAgent,
      deviceScaleFactor,
    });
    const page = await sharedPage.acquire(browser, settings, emptyCache);
    if (viewport) await page.setViewportSize(viewport);
    if (permissions) await page.context().grantPermissions(permissions);
    await use(page);
    await sharedPage.release();
  },
  context: async ({ page }, use) => use(page.context()),
});
