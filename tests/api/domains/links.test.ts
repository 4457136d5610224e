import { randomUUID } from "node:crypto";
import { PNG } from "pngjs";
import { MILESTONE_EVENT } from "@/lib/events/names";
import { expireLinks } from "@/lib/links/emit-expired";
import { activeDomain, newName } from "@/tests/api/domains/domain";
import { fetchCode } from "@/tests/api/qr/requests";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
import { newAccount } from "@/tests/support/fixtures";
import { readQr } from "@/tests/support/readers/qr";
import { serveDomain, visitAt } from "@/tests/support/rows/domains";
import { CORE_FIELDS, moveCounter, moveLink, rollUp } from "@/tests/support/rows/links";
import { register } from "@/tests/support/rows/webhooks";

const PAGE = "https://example.com/page";

test("events have the short URL on the domain, milestones too", async ({ account, api, receiver }) => {
  await register(account, receiver);
  const { name } = await serveDomain(account);
  const { body: link } = await api.post("/links", { url: PAGE, domain: name });
  await moveCounter(link.id, { clicks: 99 });
  await visitAt(name, `/${link.slug}`);
  await rollUp();
  const received = () => receiver.received.map(({ event }) => event).sort();
  await expect.poll(received).toEqual([MILESTONE_EVENT, "link.created"]);
  await moveLink(link.id, { expiresAt: new Date(Date.now() - 1000) });
  await expireLinks(new Date());
  await api.delete(`/links/${link.id}`);
  const names = [MILESTONE_EVENT, "link.created", "link.deleted", "link.expired"];
  await expect.poll(received, { timeout: 10_000 }).toEqual(names);
  for (const { event, body } of receiver.received) {
    expect(body.data.link, event).toMatchObject({ short_url: link.short_url, slug: link.slug });
    expect(Object.keys(body.data.link), event).toEqual(CORE_FIELDS);
  }
  expect(link.short_url).toBe(`https://${name}/${link.slug}`);
  expect(link.slug).toMatch(/^[a-z0-9]+$/i);
});

test("its code opens the short URL on the domain, and scans are counted apart", async ({ account, api }) => {
  const { name } = await serveDomain(account);
  const { body: link } = await api.post("/links", { url: PAGE, domain: name });
  const code = async (query: string) => {
    const { bytes } = await fetchCode(api, `/links/${link.id}/qr?format=png${query}`);
    return readQr(PNG.sync.read(bytes)) ?? "";
  };
  expect(await code("")).toBe(link.short_url);
  const { host, pathname, search } = new URL(await code("&track=1"));
  expect([host, search]).toEqual([name, "?qr=1"]);
  expect((await visitAt(host, pathname + search)).headers.get("location")).toBe(PAGE);
  expect((await api.get(`/links/${link.id}/stats`)).body.triggers).toEqual([{ trigger: "qr", clicks: 1 }]);
});

test("a link can't lead to a domain of the instance, its own or another's, when created or changed (EdiWang/Elf#11)", async ({
  account,
  api,
}) => {
  const own = await activeDomain(account);
  const theirs = await activeDomain(await newAccount());
  const { body: link } = await api.post("/links", { url: PAGE });
  for (const { name } of [own, theirs]) {
    const url = `https://${name.toUpperCase()}./x`;
    // The process that answers hears of a new domain a moment later.
    await expect.poll(async () => (await api.post("/links", { url })).status).toBe(422);
    expectRefusal(await api.post("/links", { url }), 422, "invalid_url");
    expectRefusal(await api.patch(`/links/${link.id}`, { url }), 422, "invalid_url");
    const rules = [{ url, languages: ["de"] }];
    const split = [
      { url, weight: 50 },
      { url: PAGE, weight: 50 },
    ];
    for (const [field, value] of Object.entries({ expired_url: url, rules, split })) {
      expectRefusal(await api.patch(`/links/${link.id}`, { [field]: value }), 422, `invalid_${field}`);
      expectRefusal(await api.post("/links", { url: PAGE, [field]: value }), 422, `invalid_${field}`);
    }
  }
  const claimed = newName();
  expect((await api.post("/domains", { name: claimed })).status).toBe(403);
  expect((await api.patch(`/links/${link.id}`, { url: `https://${claimed}/x` })).status).toBe(200);
});

test("the same name has other links for its next owner, whatever the one before had", async ({ account }) => {
  const next = await newAccount();
  const first = await activeDomain(account);
  const alias = `s${randomUUID().slice(0, 8)}`;
  const { body: link } = await account.api.post("/links", { url: PAGE, alias, domain: first.name });
  expect((await account.api.delete(`/domains/${first.id}?links=delete`)).status).toBe(200);
  expect((await account.api.get(`/links/${link.id}`)).status).toBe(404);
  expect((await visitAt(first.name, `/${alias}`)).status).toBe(404);
  const second = await serveDomain(next, { name: first.name });
  expect((await visitAt(second.name, `/${alias}`)).status).toBe(404);
});

test("the 404 page of a domain has no link to this server's home page", async ({ account }) => {
  const { name } = await serveDomain(account);
  for (const path of ["/", "/nobody-has-this", "/b/nobody-has-this", "/c/a/b/c", "/dashboard", "/login/x"]) {
    const response = await visitAt(name, path);
    expect(response.status, path).toBe(404);
    expect(String(response.body), path).not.toContain("href");
  }
});
