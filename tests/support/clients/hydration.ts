import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until React handles the events of an element; earlier ones are lost. */
export async function untilHydrated(element: Locator): Promise<void> {
  // React stores an element's props under such a key while it hydrates the page, which it does in slices; the root is
  // hydrated once all of it is committed. Listeners of effects, like those of shortcuts, come after that.
  const isHydrated = () =>
    element.evaluate((node) => {
      const kept = (owner: object, prefix: string) => {
        const key = Object.keys(owner).find((name) => name.startsWith(prefix));
        return key && Reflect.get(owner, key);
      };
      const root = kept(document, "__reactContainer$")?.stateNode.current;
      return Boolean(kept(node, "__reactProps$")) && root?.memoizedState.isDehydrated === false;
    });
  await expect.poll(isHydrated, { intervals: [50], timeout: 20_000 }).toBe(true);
  // Effects of the hydrated components, like drag listeners, have run by the second frame.
  await twoFrames(element.page());
}

/** Waits until the page was drawn twice. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
