import { expect, test } from "@/tests/support/fixtures";
import { serveDomain } from "@/tests/support/rows/domains";
import { halves, PAGE, rule } from "./new-link";

const BEHAVIORS: readonly object[] = [
  { forward_query: true },
  { utm: { source: "x" } },
  { expired_url: `${PAGE}/over` },
  { auto_renew: true },
  { password: "secret" },
  rule({ qr: true }),
  { split: halves },
];

for (const fields of BEHAVIORS) {
  const [name = ""] = Object.keys(fields);
  test(`a link with ${name} stands in for no other, and no other for it`, async ({ api }) => {
    const { body: plain } = await api.post("/links", { url: PAGE });
    const first = await api.post("/links", { url: PAGE, ...fields });
    const second = await api.post("/links", { url: PAGE, ...fields });
    expect([first.status, second.status]).toEqual([201, 201]);
    const reused = await api.post("/links", { url: PAGE });
    expect([reused.status, reused.body.id, reused.body.reused]).toEqual([200, plain.id, true]);
    // Without it, it may be reused again.
    await api.patch(`/links/${second.body.id}`, { [name]: null });
    expect((await api.post("/links", { url: PAGE })).body.id).toBe(second.body.id);
  });
}

test("within one request, too, an item that does more stands in for no plain one", async ({ account }) => {
  const { name } = await serveDomain(account);
  const items = [{ domain: name }, ...BEHAVIORS];
  const links = items.flatMap((fields, n) => {
    const plain = { url: `${PAGE}/${n}` };
    return [{ ...plain, ...fields }, plain, { ...plain, ...fields }, plain];
  });
  const { data } = (await account.api.post("/links/bulk", { links })).body;
  for (const [n, fields] of items.entries()) {
    const outcomes = data.slice(4 * n, 4 * n + 4);
    const [first, plain, second, again] = outcomes.map((item: { link: { id: number } }) => item.link.id);
    const statuses = outcomes.map(({ status }: { status: number }) => status);
    expect(statuses, JSON.stringify(fields)).toEqual([201, 201, 201, 200]);
    expect(new Set([first, plain, second]).size).toBe(3);
    expect(again).toBe(plain);
  }
});

const DEFAULTS: readonly object[] = [
  { domain: null },
  { forward_query: false },
  { utm: {} },
  { utm: null },
  { expired_url: "" },
  { expired_url: null },
  { auto_renew: false },
  { password: null },
  { rules: null },
  { split: null, split_until: null },
  { external_id: "" },
  { external_id: null },
  { tags: [], notes: "", archived: false },
];

test("a field at its default makes no difference to reuse", async ({ api }) => {
  const { body: plain } = await api.post("/links", { url: PAGE });
  for (const fields of [...DEFAULTS, Object.assign({}, ...DEFAULTS)]) {
    const { status, body } = await api.post("/links", { url: PAGE, ...fields });
    expect([status, body.id, body.reused], JSON.stringify(fields)).toEqual([200, plain.id, true]);
  }
  const links = DEFAULTS.map((fields, n) => ({ url: `${PAGE}/${n}`, ...fields }));
  const { body } = await api.post("/links/bulk", {
    links: links.flatMap((link) => [link, { url: link.url }]),
  });
  expect([body.created, body.reused]).toEqual([links.length, links.length]);
});
