import { expect, newAccount, test } from "@/tests/support/fixtures";
import { loseDomain, serveDomain, visitAt } from "@/tests/support/rows/domains";
import { copy } from "@/tests/support/servers/copies";
import type { RunningServer } from "@/tests/support/servers/server";

test.describe.configure({ mode: "default", timeout: 180_000 });

let copies: [RunningServer, RunningServer];

test.beforeAll(async () => {
  copies = await Promise.all([copy(), copy()]);
});
test.afterAll(async () => {
  await Promise.all(copies.map((server) => server.stop()));
});

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
