import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { TOKEN } from "@/lib/forms/input-names";
import { activeDomain } from "@/tests/api/domains/domain";
import { inDays } from "@/tests/support/dates";
import { expect, newAccount, type TestAccount, test } from "@/tests/support/fixtures";
import { loseDomain, serveDomain, visitAt } from "@/tests/support/rows/domains";
import { field, type NewForm, newForm, submissionsOf, tokenOf } from "@/tests/support/rows/forms";
import { giveLogo } from "@/tests/support/rows/logos";

/** The paths of a page of each kind. */
async function pagesOf(account: TestAccount) {
  const { api } = account;
  const bio = (await api.post("/bio-pages", { title: "Anna" })).body;
  const item = { kind: "link", title: "Shop", url: "https://example.com/shop" };
  const link = (await api.post(`/bio-pages/${bio.id}/links`, item)).body;
  const menu = (await api.post("/menus", { name: "Café" })).body;
  const countdown = (await api.post("/countdowns", { title: "Sale", ends_at: inDays(1) })).body;
  const form = await newForm(account, [field("a1b2c3d4", { label: "Name", required: true })]);
  const timer = (await api.post("/timers", { name: "Sale", ends_at: inDays(1) })).body;
  return {
    bio,
    form,
    paths: [
      `/b/${bio.slug}`,
      `/b/${bio.slug}/og.png`,
      `/m/${menu.slug}`,
      `/c/${countdown.slug}`,
      `/f/${form.slug}`,
    ],
    click: `/b/${bio.slug}/${link.id}`,
    timer: new URL(timer.gif_url).pathname,
  };
}

test.describe("a domain", () => {
  test("has the public pages of its account, and of no other", async ({ account }) => {
    const stranger = await newAccount();
    const [own, theirs] = [await pagesOf(account), await pagesOf(stranger)];
    const { name } = await serveDomain(account);
    for (const path of own.paths) {
      const { status, headers } = await visitAt(name, path);
      expect([status, headers.get("set-cookie")], path).toEqual([200, null]);
    }
    for (const path of theirs.paths) expect((await visitAt(name, path)).status, path).toBe(404);
    const click = await visitAt(name, own.click);
    expect([click.status, click.headers.get("location")]).toEqual([302, "https://example.com/shop"]);
    expect((await visitAt(name, theirs.click)).status).toBe(404);
    const picture = async (path: string) => (await visitAt(name, path)).headers.get("content-length");
    expect(await picture(theirs.timer)).toBe(await picture("/t/unknown1.gif"));
    expect(await picture(own.timer)).not.toBe(await picture("/t/unknown1.gif"));
  });

  test("has the pictures of its pages", async ({ account }) => {
    const { name } = await serveDomain(account);
    const { body: page } = await account.api.post("/bio-pages", { title: "Anna" });
    const avatarHash = await giveLogo(account);
    await db.bioPage.update({ where: { id: page.id }, data: { avatarHash } });
    const { body } = await visitAt(name, `/b/${page.slug}`);
    const path = /<img[^>]* src="([^"]+)"/.exec(body)?.[1] ?? "";
    expect(path).toContain(avatarHash);
    const { status, headers } = await visitAt(name, path);
    expect([status, headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  test("takes submissions of its account's forms only", async ({ account }) => {
    const stranger = await newAccount();
    const [own, theirs] = [await pagesOf(account), await pagesOf(stranger)];
    const { name } = await serveDomain(account);
    const submit = async (form: NewForm) => {
      const body = new URLSearchParams({ f_a1b2c3d4: "Ada", [TOKEN]: tokenOf(form) }).toString();
      const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: `https://${name}` };
      const response = await visitAt(name, `/f/${form.slug}`, { method: "POST", headers, body });
      return [response.status, response.headers.get("location")];
    };
    expect(await submit(theirs.form)).toEqual([404, null]);
    expect(await submit(own.form)).toEqual([303, `/f/${own.form.slug}?thanks`]);
    expect(await submissionsOf(theirs.form)).toEqual([]);
    expect(await submissionsOf(own.form)).toEqual([{ a1b2c3d4: "Ada" }]);
  });

  test("has nothing of the app, and sets no cookie", async ({ account }) => {
    const { name } = await serveDomain(account);
    const lost = await serveDomain(account);
    await loseDomain(lost.id);
    const paths = [
      "/",
      "/login",
      "/signup",
      "/dashboard",
      "/dashboard/links",
      "/docs",
      "/api/v1/me",
      "/api/v1/links",
      "/api/auth/session",
      "/api/v1/openapi.json",
      "/a/b/c",
      "/.well-known/x",
    ];
    for (const host of [name, lost.name])
      for (const path of paths) {
        const { status, headers, body } = await visitAt(host, path);
        expect([status, headers.get("set-cookie")], `${host}${path}`).toEqual([404, null]);
        expect(headers.get("content-type"), path).toBe("text/html; charset=utf-8");
        expect(body, path).not.toContain("dashboard");
      }
    expect((await visitAt(name, "/api/v1/links", { method: "POST" })).status).toBe(405);
  });

  test("lets robots in while it is served; the app's own host keeps them out of the dashboard", async ({
    account,
  }) => {
    const { name } = await serveDomain(account);
    const lost = await serveDomain(account);
    await loseDomain(lost.id);
    const robots = (host: string) => visitAt(host, "/robots.txt");
    expect(await robots(name)).toMatchObject({ status: 200, body: "User-agent: *\nAllow: /\n" });
    expect((await robots(lost.name)).status).toBe(404);
    const own = await fetch(`${env.APP_URL}/robots.txt`);
    expect([own.status, await own.text()]).toEqual([200, expect.stringMatching(/^Disallow: \/dashboard$/m)]);
  });

  test("has nothing for operators of the server, once every process knows it", async ({ account }) => {
    const { name } = await activeDomain(account);
    const statuses = (host: string) =>
      Promise.all(
        ["/healthz", "/readyz", "/api/domains/ask?domain=localhost"].map(
          async (path) => (await visitAt(host, path)).status,
        ),
      );
    await expect.poll(() => statuses(name)).toEqual([404, 404, 404]);
    expect(await statuses("waypost.internal.example")).toEqual([200, 200, 200]);
  });

  test("leads from / to an address, or shows a bio page with its own canonical address", async ({
    account,
  }) => {
    const url = "https://example.com/home";
    const { name } = await serveDomain(account, { rootUrl: url });
    const root = await visitAt(name, "/");
    expect([root.status, root.headers.get("location")]).toEqual([302, url]);
    const { bio } = await pagesOf(account);
    const anna = await serveDomain(account, { rootBioPageId: bio.id });
    const page = await visitAt(anna.name, "/");
    expect(page.status).toBe(200);
    expect(page.body).toContain(`<link rel="canonical" href="https://${anna.name}/"`);
    expect((await visitAt(anna.name, `/b/${bio.slug}`)).body).toContain(bio.page_url);
    expect((await visitAt(anna.name, "/", { method: "HEAD" })).status).toBe(200);
    expect((await account.api.get(`/bio-pages/${bio.id}`)).body.views).toBe(2);
  });

  test("an app on another host name than APP_URL's is still the app", async () => {
    expect((await visitAt("waypost.internal.example", "/login")).status).toBe(200);
    expect((await visitAt("waypost.internal.example", "/api/v1/me")).status).toBe(401);
  });
});
