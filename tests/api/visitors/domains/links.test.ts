import { randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { expect, newAccount, test, visit } from "@/tests/support/fixtures";
import { loseDomain, regainDomain, serveDomain, visitAt } from "@/tests/support/rows/domains";
import { rollUp } from "@/tests/support/rows/links";

const DESTINATION = "https://example.com/default";
const slug = () => `s${randomUUID().slice(0, 12)}`;

test.describe("short links on a domain", () => {
  test("one slug leads to three destinations on three hosts, and each counts its own", async ({
    account,
    api,
  }) => {
    const [first, second] = [await serveDomain(account), await serveDomain(account)];
    const alias = slug();
    const hosts = [null, first.name, second.name];
    const links = [];
    for (const domain of hosts)
      links.push((await api.post("/links", { url: `${DESTINATION}/${domain}`, alias, domain })).body);
    expect(links.map(({ short_url }) => short_url)).toEqual([
      `${env.SHORT_URL}/${alias}`,
      ...[first, second].map(({ name }) => env.DOMAIN_ORIGIN.replace("{domain}", `${name}/${alias}`)),
    ]);
    const own = new URL(env.SHORT_URL).host;
    for (const [index, host] of [own, first.name, second.name].entries())
      for (let visits = 0; visits <= index; visits++) {
        const response = await visitAt(host, `/${alias.toUpperCase()}`);
        expect(response.status).toBe(302);
        expect(response.headers.get("location")).toBe(`${DESTINATION}/${hosts[index]}`);
      }
    await rollUp();
    const clicks = async ({ id }: { id: number }) => (await api.get(`/links/${id}`)).body.clicks;
    expect(await Promise.all(links.map(clicks))).toEqual([1, 2, 3]);
  });

  test("the host may be written with a port, in capitals, with a trailing dot or in its own script", async ({
    account,
    api,
  }) => {
    const label = randomUUID().slice(0, 8);
    const { name } = await serveDomain(account, { name: `xn--mnchen-3ya.${label}.example` });
    const alias = slug();
    await api.post("/links", { url: DESTINATION, alias, domain: name });
    const spellings = [
      `${name}:8080`,
      name.toUpperCase(),
      `${name}.`,
      `${name}.:443`,
      // Node writes a header's characters as bytes.
      Buffer.from(`MÜNCHEN.${label}.example`).toString("latin1"),
    ];
    for (const host of spellings) {
      const response = await visitAt(host, `/${alias}`);
      expect(response.headers.get("location"), host).toBe(DESTINATION);
    }
  });

  test("a domain never falls back to the links of the default host, any other host is the default one", async ({
    account,
    api,
  }) => {
    const { name } = await serveDomain(account);
    const { body: link } = await api.post("/links", { url: DESTINATION, alias: slug() });
    expect((await visitAt(name, `/${link.slug}`)).status).toBe(404);
    for (const host of ["127.0.0.1", "waypost", `${randomUUID()}.example.org`, 'a{b},"c\\.example'])
      expect((await visitAt(host, `/${link.slug}`)).headers.get("location"), host).toBe(DESTINATION);
  });

  test("the domain says where visitors of unknown and ended links go, unless a link does itself", async ({
    account,
    api,
  }) => {
    const domain = await serveDomain(account, {
      notFoundUrl: "https://example.com/unknown",
      expiredUrl: "https://example.com/over",
    });
    const at = async (fields: object) => {
      const { body } = await api.post("/links", { url: DESTINATION, domain: domain.name, ...fields });
      return async () => {
        const { status, headers } = await visitAt(domain.name, `/${body.slug}`);
        return [status, headers.get("location")];
      };
    };
    const unknown = await visitAt(domain.name, `/${slug()}`);
    expect([unknown.status, unknown.headers.get("location"), unknown.headers.get("cache-control")]).toEqual([
      302,
      "https://example.com/unknown",
      "private, no-store",
    ]);
    const limited = await at({ click_limit: 1 });
    expect(await limited()).toEqual([302, DESTINATION]);
    expect(await limited()).toEqual([302, "https://example.com/over"]);
    const own = await at({ click_limit: 1, expired_url: "https://example.com/own" });
    await own();
    expect(await own()).toEqual([302, "https://example.com/own"]);
    expect(await (await at({ paused: true }))()).toEqual([410, null]);
    expect(await (await at({ paused: true, click_limit: 1 }))()).toEqual([410, null]);
  });

  test("a lost domain responds with the 404 page to everything, and its links are disabled", async ({
    account,
    api,
  }) => {
    const domain = await serveDomain(account, { notFoundUrl: "https://example.com/unknown" });
    const { body: link } = await api.post("/links", { url: DESTINATION, domain: domain.name });
    await loseDomain(domain.id);
    for (const path of [`/${link.slug}`, `/${slug()}`, "/"])
      expect((await visitAt(domain.name, path)).status, path).toBe(404);
    const { body: read } = await api.get(`/links/${link.id}`);
    expect(read).toMatchObject({ domain: domain.name, state: "disabled", active: false, clicks: 0 });
    expect((await api.patch(`/links/${link.id}`, { domain: domain.name, title: "Kept" })).status).toBe(200);
  });

  test("the next owner of a name gets none of the links of the one before, who finds them again", async ({
    account,
    api,
  }) => {
    const next = await newAccount();
    const before = await serveDomain(account);
    const alias = slug();
    const link = { url: DESTINATION, alias, domain: before.name };
    expect((await api.post("/links", link)).status).toBe(201);
    await loseDomain(before.id);
    const after = await serveDomain(next, { name: before.name });
    expect((await visitAt(before.name, `/${alias}`)).status).toBe(404);
    const theirs = await next.api.post("/links", { ...link, url: "https://example.com/theirs" });
    expect(theirs.status).toBe(201);
    const { headers } = await visitAt(before.name, `/${alias}`);
    expect(headers.get("location")).toBe("https://example.com/theirs");
    await loseDomain(after.id);
    await regainDomain(before);
    expect((await visitAt(before.name, `/${alias}`)).headers.get("location")).toBe(DESTINATION);
    await rollUp();
    expect((await api.get(`/links?q=${alias}`)).body.data[0]).toMatchObject({ clicks: 1, state: "ok" });
  });

  test("rules, a split and a password work on it, each for its own link of the same slug", async ({
    account,
    api,
  }) => {
    const domain = await serveDomain(account);
    const alias = slug();
    await api.post("/links", { url: DESTINATION, alias });
    const rules = [{ languages: ["de"], url: "https://example.com/de" }];
    await api.post("/links", { url: "https://example.com/branded", alias, domain: domain.name, rules });
    const german = { headers: { "Accept-Language": "de" } };
    const locations = [];
    for (const host of [domain.name, new URL(env.SHORT_URL).host, domain.name])
      locations.push((await visitAt(host, `/${alias}`, german)).headers.get("location"));
    expect(locations).toEqual(["https://example.com/de", DESTINATION, "https://example.com/de"]);
    const secret = { url: DESTINATION, alias: slug(), domain: domain.name, password: "open sesame" };
    await api.post("/links", secret);
    const form = await visitAt(domain.name, `/${secret.alias}`);
    expect([form.status, form.body]).toEqual([
      200,
      expect.stringContaining(`${domain.name}/${secret.alias}`),
    ]);
    const Authorization = `Basic ${Buffer.from(":open sesame").toString("base64")}`;
    const opened = await visitAt(domain.name, `/${secret.alias}`, { headers: { Authorization } });
    expect(opened.headers.get("location")).toBe(DESTINATION);
  });

  test("X-Forwarded-Host doesn't count without a trusted proxy", async ({ account, api }) => {
    const domain = await serveDomain(account);
    const { body: link } = await api.post("/links", { url: DESTINATION, domain: domain.name });
    const forged = await visit(`${env.SHORT_URL}/${link.slug}`, { "X-Forwarded-Host": domain.name });
    expect(forged.status).toBe(404);
  });
});
