import type { Locator } from "@playwright/test";
import { env } from "@/lib/env";
import { inDays } from "@/tests/support/dates";
import type { TestAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { field, formUrl, newForm } from "@/tests/support/rows/forms";

type Create = (account: TestAccount, fields: object) => Promise<string>;

const post =
  (path: string, required: object): Create =>
  async ({ api }, fields) => {
    const { status, body } = await api.post(path, { ...required, ...fields });
    expect(status).toBe(201);
    return body.page_url;
  };

const themes = (...names: string[]) => names.map((theme) => ({ title: `In ${theme}`, theme }));
const ACCENT = "1a2b3c";
const ACCENT_CSS = "rgb(26, 43, 60)";

const RESOURCES: Record<string, { create: Create; looks: { title: string; [field: string]: string }[] }> = {
  "bio-pages": {
    create: post("/bio-pages", {}),
    looks: [
      ...themes("clean", "paper", "midnight", "sunset", "meadow", "terminal", "poster", "gallery"),
      { title: "On olive", theme: "clean", background: "5a6b1c" },
      { title: "A card on olive", theme: "sunset", background: "5a6b1c" },
    ],
  },
  menus: {
    create: (account, { title: name, ...fields }: { title?: string }) =>
      post("/menus", { name })(account, fields),
    looks: themes("paper", "bistro", "slate", "garden", "coast", "neon", "gallery"),
  },
  countdowns: {
    create: post("/countdowns", { ends_at: inDays(3) }),
    looks: themes("light", "dark", "brand"),
  },
  forms: {
    create: async (account, fields) => formUrl(await newForm(account, [field("a")], { ...fields })),
    looks: themes("auto", "light", "dark"),
  },
};

/** The title and the colors of a drawing in a list; `paper` only where it is one color. */
const drawn = (row: Locator) =>
  row.locator("[data-title]").evaluate((text) => {
    const shown = getComputedStyle(text, "::before").content !== "none";
    const frame = text.parentElement?.parentElement;
    const { backgroundColor, backgroundImage } = getComputedStyle(frame ?? text);
    return {
      title: shown && text.getAttribute("data-title"),
      ink: getComputedStyle(text).color,
      button: getComputedStyle(text.nextElementSibling ?? text).backgroundColor,
      paper: backgroundImage === "none" ? backgroundColor : null,
    };
  });

test("lists draw each page with its title, in its own colors", async ({ owner, account }) => {
  for (const [resource, { create, looks }] of Object.entries(RESOURCES)) {
    const pages: { title: string; url: string }[] = [];
    for (const look of looks)
      pages.push({ title: look.title, url: await create(account, { ...look, accent: ACCENT }) });
    await owner.goto(`${env.APP_URL}/dashboard/${resource}`);
    const drawings: Awaited<ReturnType<typeof drawn>>[] = [];
    for (const { title } of pages) {
      const row = owner
        .getByRole("row")
        .filter({ has: owner.getByRole("link", { name: title, exact: true }) });
      drawings.push(await drawn(row));
    }
    expect(drawings[0]?.button, resource).toBe(ACCENT_CSS);
    for (const [n, { title, url }] of pages.entries()) {
      const what = `${title} of ${resource}`;
      await owner.goto(url);
      const heading = owner.getByRole("heading", { level: 1 });
      await expect(heading, what).toHaveText(title);
      expect(drawings[n]?.title, what).toBe(title);
      const page = await heading.evaluate((h1) => ({
        // Some menus have an accented name.
        inks: [h1, document.body].map((part) => getComputedStyle(part).color),
        papers: [document.documentElement, document.body].map(
          (part) => getComputedStyle(part).backgroundColor,
        ),
      }));
      expect(page.inks, what).toContain(drawings[n]?.ink);
      if (drawings[n]?.paper) expect(page.papers, what).toContain(drawings[n]?.paper);
    }
  }
});
