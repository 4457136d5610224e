import { randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { loseDomain, serveDomain } from "@/tests/support/rows/domains";

const PAGE = "https://example.com/page";
const slug = () => `s${randomUUID().slice(0, 12)}`;

test.describe("domain of a link", () => {
  test("is one of the account's domains that serve; null is the default host", async ({ account, api }) => {
    const { name } = await serveDomain(account);
    const created = await api.post("/links", { url: PAGE, domain: ` ${name.toUpperCase()} ` });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ domain: name, short_url: `https://${name}/${created.body.slug}` });
    const at = `/links/${created.body.id}`;
    const moved = await api.patch(at, { domain: null });
    expect(moved.body).toMatchObject({ domain: null, short_url: `${env.SHORT_URL}/${created.body.slug}` });
    expect((await api.patch(at, { domain: name, title: "Back" })).body.domain).toBe(name);
    expect((await api.patch(at, { title: "Stays" })).body.domain).toBe(name);
  });

  test("stays the default host in the API while the account has a primary domain", async ({
    account,
    api,
  }) => {
    await serveDomain(account, { isPrimary: true });
    const { body: link } = await api.post("/links", { url: PAGE });
    expect(link).toMatchObject({ domain: null, short_url: `${env.SHORT_URL}/${link.slug}` });
    expect((await api.post("/links", { url: PAGE })).body).toMatchObject({ id: link.id, reused: true });
    const { body: page } = await api.post("/bio-pages", { title: "Anna" });
    expect(page.page_url).toBe(`${env.SHORT_URL}/b/${page.slug}`);
  });

  test("is named as domains are: in its own script, with a trailing dot, in any letter case", async ({
    account,
    api,
  }) => {
    const label = randomUUID().slice(0, 8);
    const { name } = await serveDomain(account, { name: `xn--mnchen-3ya.${label}.example` });
    let links = 0;
    const unicode = `MÜNCHEN.${label}.example`;
    for (const domain of [`${name}.`, unicode, ` ${unicode}. `, `münchen。${label}.example`]) {
      expect((await api.post("/links", { url: PAGE, domain })).body.domain, domain).toBe(name);
      const filter = encodeURIComponent(domain);
      expect((await api.get(`/links?domain=${filter}`)).body.total, domain).toBe(++links);
      expect((await api.get(`/stats?domain=${filter}`)).status, domain).toBe(200);
    }
    expect((await api.get("/links?domain=%20DEFAULT%20")).body.total).toBe(0);
  });

  test("is refused when it is another account's, unknown, pending, lost or no name at all", async ({
    account,
    api,
  }) => {
    const theirs = await serveDomain(await newAccount());
    const pending = (await api.post("/domains", { name: `go.${randomUUID()}.example` })).body;
    const lost = await serveDomain(account);
    await loseDomain(lost.id);
    const { body: link } = await api.post("/links", { url: PAGE });
    const names = [
      theirs.name,
      pending.name,
      lost.name,
      `${randomUUID()}.example.org`,
      "localhost",
      "a b",
      "go.example.com/x",
    ];
    for (const domain of [...names, "go.example.com:80", 5, ["go.example.com"], {}]) {
      expectRefusal(await api.post("/links", { url: PAGE, domain }), 422, "invalid_domain");
      expectRefusal(await api.patch(`/links/${link.id}`, { domain }), 422, "invalid_domain");
    }
    expect((await api.get("/links")).body.total).toBe(1);
  });

  test("is checked after paused and before forward_query, and all of them before a taken slug", async ({
    account,
    api,
  }) => {
    const { name } = await serveDomain(account);
    const alias = slug();
    const { body: link } = await api.post("/links", { url: PAGE, alias, domain: name });
    for (const domain of ["go.example.org", 5])
      for (const [fields, code] of [
        [{ forward_query: "x", domain, paused: "x" }, "invalid_paused"],
        [{ forward_query: "x", domain, alias }, "invalid_domain"],
        [{ forward_query: "x", domain: name, alias }, "invalid_forward_query"],
      ] as const) {
        expectRefusal(await api.post("/links", { url: PAGE, ...fields }), 422, code);
        expectRefusal(await api.patch(`/links/${link.id}`, fields), 422, code);
      }
  });

  test("has slugs of its own, with the same reserved words", async ({ account, api }) => {
    const { name } = await serveDomain(account);
    const alias = slug();
    const plain = await api.post("/links", { url: PAGE, alias });
    const branded = await api.post("/links", { url: PAGE, alias, domain: name });
    expect([plain.status, branded.status]).toEqual([201, 201]);
    expectRefusal(
      await api.post("/links", { url: PAGE, alias: alias.toUpperCase(), domain: name }),
      409,
      "alias_taken",
    );
    expectRefusal(await api.patch(`/links/${plain.body.id}`, { domain: name }), 409, "alias_taken");
    expectRefusal(await api.patch(`/links/${branded.body.id}`, { domain: null }), 409, "alias_taken");
    expectRefusal(
      await api.post("/links", { url: PAGE, alias: "dashboard", domain: name }),
      409,
      "alias_taken",
    );
    expect((await api.patch(`/links/${branded.body.id}`, { alias: alias.toUpperCase() })).status).toBe(200);
  });

  test("makes a new link each time, and a plain POST never gets one of a domain back", async ({
    account,
    api,
  }) => {
    const { name } = await serveDomain(account);
    const first = await api.post("/links", { url: PAGE, domain: name });
    const second = await api.post("/links", { url: PAGE, domain: name });
    const plain = await api.post("/links", { url: PAGE });
    const again = await api.post("/links", { url: PAGE });
    expect([first, second, plain, again].map(({ status }) => status)).toEqual([201, 201, 201, 200]);
    expect(again.body).toMatchObject({ id: plain.body.id, reused: true, domain: null });
  });

  test("narrows the list down to one domain, or to the default host", async ({ account, api }) => {
    const { name } = await serveDomain(account);
    const other = await serveDomain(account);
    const theirs = await serveDomain(await newAccount());
    const { body: plain } = await api.post("/links", { url: PAGE });
    const { body: branded } = await api.post("/links", { url: PAGE, domain: name });
    const ids = async (domain: string) => {
      const { data, total } = (await api.get(`/links?domain=${domain}`)).body;
      expect(total).toBe(data.length);
      return data.map(({ id }: { id: number }) => id);
    };
    expect(await ids(name)).toEqual([branded.id]);
    expect(await ids(name.toUpperCase())).toEqual([branded.id]);
    expect(await ids("default")).toEqual([plain.id]);
    expect(await ids(other.name)).toEqual([]);
    for (const wrong of [theirs.name, "go.example.org", "a%20b"])
      expectRefusal(await api.get(`/links?domain=${wrong}`), 422, "invalid_domain");
  });
});
