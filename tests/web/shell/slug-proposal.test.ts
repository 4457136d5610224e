import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { expect, test } from "@/tests/support/owner-page";

const DASHBOARD = `${env.APP_URL}/dashboard`;

const PAGES = {
  countdowns: { title: "Title", create: "Create countdown page", path: "c" },
  "bio-pages": { title: "Title", create: "Create bio page", path: "b" },
  menus: { title: "Name", create: "Create menu", path: "m" },
  forms: { title: "Title", create: "Create form", path: "f" },
} as const;

test("a slug is proposed from the title of new pages; one that is taken gets a suffix", async ({ owner }) => {
  for (const [resource, { title, create, path }] of Object.entries(PAGES)) {
    const word = crypto.randomUUID().slice(0, 8);
    for (const pattern of [`^cafe-muller-${word}$`, `^cafe-muller-${word}-[a-z0-9]{4}$`]) {
      await owner.goto(`${DASHBOARD}/${resource}/new`);
      const name = owner.getByRole("textbox", { name: title, exact: true });
      await untilHydrated(name);
      await name.fill(`Café Müller ${word}`);
      if (resource === "forms") await owner.getByText("Slug, design, language and availability").click();
      const slugField = owner.getByLabel("Slug", { exact: true });
      await expect(slugField, resource).toHaveValue(`cafe-muller-${word}`);
      await owner.getByRole("button", { name: create }).click();
      await owner.waitForURL(new RegExp(`/dashboard/${resource}/\\d+$`));
      const view = owner.locator(`a[href*="/${path}/cafe-muller-${word}"]`).first();
      await expect(view, resource).toBeVisible();
      const slug = ((await view.getAttribute("href")) ?? "").split(`/${path}/`)[1] ?? "";
      expect(slug, resource).toMatch(new RegExp(pattern));
      expect((await owner.request.get(`${env.SHORT_URL}/${path}/${slug}`)).status(), resource).toBe(200);
    }
  }
});

test("a slug that was typed, or emptied, is left alone; other scripts propose none", async ({
  owner,
  api,
}) => {
  await owner.goto(`${DASHBOARD}/bio-pages/new`);
  const title = owner.getByLabel("Title");
  const slug = owner.getByLabel("Slug");
  const create = owner.getByRole("button", { name: "Create bio page" });
  await untilHydrated(title);
  await title.fill("Ελλάδα");
  await expect(slug).toHaveValue("");
  await title.fill("word ".repeat(30));
  await expect(slug).toHaveValue(/^word(-word){11,12}$/);
  const typed = `mine-${crypto.randomUUID().slice(0, 8)}`;
  await slug.fill(typed);
  await title.fill("Another title");
  await expect(slug).toHaveValue(typed);
  await create.click();
  await owner.waitForURL(/\/bio-pages\/\d+$/);
  expect((await api.get("/bio-pages")).body.data[0].slug).toBe(typed);

  // A typed slug that is taken is the person's to change.
  await owner.goto(`${DASHBOARD}/bio-pages/new`);
  await untilHydrated(title);
  await title.fill("Once more");
  await slug.fill(typed);
  await create.click();
  await expect(owner.getByText(`The slug “${typed}” is already taken. Choose another one.`)).toBeVisible();
  await slug.fill("");
  await title.fill("And again");
  await expect(slug).toHaveValue("");
  await create.click();
  await owner.waitForURL(/\/bio-pages\/\d+$/);
  expect((await api.get("/bio-pages")).body.data[0].slug).toMatch(/^[a-z0-9]{7}$/);
});
