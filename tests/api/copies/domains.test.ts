import { randomUUID } from "node:crypto";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { loseDomain, regainDomain, serveDomain, visitAt } from "@/tests/support/rows/domains";
import { twoCopies } from "@/tests/support/servers/copies";

test.describe.configure({ mode: "default", timeout: 180_000 });

const copies = twoCopies();

const visitorsOf = (host: string, slug: string) => async () => {
  const responses = copies.map(({ url }) => visitAt(host, `/${slug}`, { base: url }));
  return (await Promise.all(responses)).map(({ status }) => status);
};

/** A link on a domain, whose visitors are redirected on both copies. */
async function linkOnDomain() {
  const account = await newAccount("free", copies[0].url);
  const domain = await serveDomain(account);
  const { body: link } = await account.api.post("/links", {
    url: "https://example.com/",
    domain: domain.name,
  });
  const visitors = visitorsOf(domain.name, link.slug);
  expect(await visitors()).toEqual([302, 302]);
  return { account, domain, link, visitors };
}

test("a link that moves to a domain is there for the next visitor of both copies, and not where it was", async () => {
  const account = await newAccount("free", copies[0].url);
  const [first, second] = [await serveDomain(account), await serveDomain(account)];
  const { body: link } = await account.api.post("/links", {
    url: "https://example.com/",
    domain: first.name,
  });
  const [atFirst, atSecond] = [visitorsOf(first.name, link.slug), visitorsOf(second.name, link.slug)];
  for (let move = 0; move < 10; move++) {
    const isAtSecond = move % 2 === 1;
    expect(await atFirst()).toEqual(isAtSecond ? [404, 404] : [302, 302]);
    expect(await atSecond()).toEqual(isAtSecond ? [302, 302] : [404, 404]);
    const domain = isAtSecond ? first.name : second.name;
    expect((await account.api.patch(`/links/${link.id}`, { domain })).status).toBe(200);
  }
  expect((await account.api.get(`/links/${link.id}`)).body.clicks).toBe(20);
});

test("the next visitor of both copies gets the 404 page once a domain is deleted", async () => {
  const { account, domain, link, visitors } = await linkOnDomain();
  expect((await account.api.delete(`/domains/${domain.id}?links=delete`)).status).toBe(200);
  expect(await visitors()).toEqual([404, 404]);
  // Not a link of the default host either.
  expect((await account.api.post("/links", { url: "https://example.com/", alias: link.slug })).status).toBe(
    201,
  );
  expect(await visitors()).toEqual([404, 404]);
});

test("the next visitor of both copies gets the 404 page once a domain is lost", async () => {
  const { domain, visitors } = await linkOnDomain();
  await loseDomain(domain.id);
  expect(await visitors()).toEqual([404, 404]);
});

test("the next visitor of both copies gets what a domain has, once it is active, changed or regained", async () => {
  const account = await newAccount("free", copies[0].url);
  const name = `${randomUUID()}.example.net`;
  const visit = (path: string) =>
    Promise.all(
      copies.map(async ({ url }) => {
        const { status, headers } = await visitAt(name, path, { base: url });
        return `${status} ${headers.get("location")}`;
      }),
    );
  const twice = (location: string) => [`302 ${location}`, `302 ${location}`];
  for (const response of await visit("/")) expect(response).not.toContain("example.com");

  const fields = { rootUrl: "https://example.com/root", notFoundUrl: "https://example.com/missing" };
  const domain = await serveDomain(account, { name, ...fields });
  expect(await visit("/")).toEqual(twice(fields.rootUrl));
  expect(await visit("/unknown")).toEqual(twice(fields.notFoundUrl));
  const changed = { root_url: "https://example.com/2", not_found_url: "https://example.com/3" };
  expect((await account.api.patch(`/domains/${domain.id}`, changed)).status).toBe(200);
  expect(await visit("/")).toEqual(twice(changed.root_url));
  expect(await visit("/unknown")).toEqual(twice(changed.not_found_url));
  await loseDomain(domain.id);
  expect(await visit("/")).toEqual(["404 null", "404 null"]);
  await regainDomain(domain);
  expect(await visit("/")).toEqual(twice(changed.root_url));
});

test("the next visitor of both copies gets the links of who has a name now", async () => {
  const [first, second] = [await newAccount("free", copies[0].url), await newAccount("free", copies[1].url)];
  const { id, name } = await serveDomain(first);
  const alias = "sale";
  await first.api.post("/links", { url: "https://example.com/first", alias, domain: name });
  const visitors = visitorsOf(name, alias);
  expect(await visitors()).toEqual([302, 302]);
  await loseDomain(id);
  await serveDomain(second, { name });
  expect(await visitors()).toEqual([404, 404]);
  await second.api.post("/links", { url: "https://example.com/second", alias, domain: name });
  expect(await visitors()).toEqual([302, 302]);
  expect((await first.api.get("/links")).body.data[0]).toMatchObject({ clicks: 2, state: "disabled" });
  expect((await second.api.get("/links")).body.data[0]).toMatchObject({ clicks: 2, state: "ok" });
});
