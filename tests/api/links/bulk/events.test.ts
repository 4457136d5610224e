import { db } from "@/lib/db/client";
import { expect, Receiver, test } from "@/tests/support/fakes/webhook-receiver";
import { newAccount, visit } from "@/tests/support/fixtures";
import { coreOf } from "@/tests/support/rows/links";
import { register } from "@/tests/support/rows/webhooks";
import { idsOf, newLinks, UNKNOWN, uniqueLinks, url } from "./new-links";

test("every new link has one event, and a reused one none", async ({ account, api, receiver }) => {
  await register(account, receiver);
  const links = [...uniqueLinks(30), { url: url(0) }, { url: "nowhere" }];
  const { data } = (await api.post("/links/bulk", { links })).body;
  await expect.poll(() => receiver.of("link.created").length, { timeout: 20_000 }).toBe(30);
  const sent = receiver.of("link.created").map(({ body }) => body.data.link);
  const created = data
    .filter((item: { status: number }) => item.status === 201)
    .map((item: { link: object }) => coreOf({ ...item.link }));
  const byId = (a: { id?: unknown }, b: { id?: unknown }) => Number(a.id) - Number(b.id);
  expect(sent.sort(byId)).toEqual(created.sort(byId));
});

test("the events of 100 links of one account don't delay another account's", async ({
  account,
  api,
  receiver,
}) => {
  const slow = await Receiver.open();
  slow.respond = () => undefined;
  try {
    const id = await register(account, slow);
    await api.post("/links/bulk", { links: uniqueLinks(100) });
    await expect.poll(() => slow.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
    const other = await newAccount();
    await register(other, receiver);
    await other.api.post("/links", { url: url() });
    await expect.poll(() => receiver.of("link.created").length, { timeout: 20_000 }).toBe(1);
    expect(await db.delivery.count({ where: { webhookId: id, status: "waiting" } })).toBeGreaterThan(90);
  } finally {
    await slow.close();
  }
});

test("deleting sends an event for each, frees the slugs, and tells unknown ids", async ({
  account,
  api,
  stranger,
  receiver,
}) => {
  await register(account, receiver);
  const links = await newLinks(api, 3);
  const [theirs] = await newLinks(stranger, 1);
  const [first, second, third] = idsOf(links);
  await visit(String(links[0]?.short_url));
  const deleted = await api.post("/links/bulk/delete", { ids: [second, UNKNOWN, first, theirs?.id, third] });
  expect(deleted.body).toEqual({
    data: [
      { index: 0, status: 200, id: second, deleted: true },
      { index: 1, status: 404, error: "not_found", message: expect.any(String) },
      { index: 2, status: 200, id: first, deleted: true },
      { index: 3, status: 404, error: "not_found", message: expect.any(String) },
      { index: 4, status: 200, id: third, deleted: true },
    ],
    deleted: 3,
    failed: 2,
  });
  await expect.poll(() => receiver.of("link.deleted").length, { timeout: 20_000 }).toBe(3);
  const clicks = receiver.of("link.deleted").map(({ body }) => [body.data.link.id, body.data.link.clicks]);
  expect(clicks.sort()).toEqual(
    [
      [first, 1],
      [second, 0],
      [third, 0],
    ].sort(),
  );
  for (const { short_url } of links) expect((await visit(String(short_url))).status).toBe(404);
  expect((await visit(String(theirs?.short_url))).status).toBe(302);
  expect((await api.post("/links", { url: "https://example.com/", alias: links[0]?.slug })).status).toBe(201);
});
