import { db } from "@/lib/db/client";
import { expireLinks } from "@/lib/links/emit-expired";
import { expect, type TestAccount, test, visit } from "@/tests/support/fixtures";
import { coreOf, moveCounter, rollUp } from "@/tests/support/rows/links";

const eventsOf = ({ owner }: TestAccount) =>
  db.event.findMany({
    where: { accountId: owner.accountId },
    orderBy: { id: "asc" },
    select: { name: true, data: true },
  });

test("a new link, but not a reused one, and a deleted link are events with the link as it was", async ({
  account,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/events", title: "Fête" });
  await api.post("/links", { url: "https://example.com/events" });
  await visit(link.short_url);
  await api.delete(`/links/${link.id}`);
  expect(await eventsOf(account)).toEqual([
    { name: "link.created", data: { link: coreOf(link) } },
    { name: "link.deleted", data: { link: { ...coreOf(link), clicks: 1 } } },
  ]);
});

test("a rejected change is no event", async ({ account, api }) => {
  await api.post("/links", { url: "https://example.com/", alias: "login" });
  await api.post("/links", { url: "nowhere" });
  await api.delete("/links/999999999");
  expect(await eventsOf(account)).toEqual([]);
});

test("reaching 100, 1000 and 10000 clicks is one event each, under any load", async ({ account, api }) => {
  const { body: link } = await api.post("/links", {
    url: "https://example.com/milestones",
    title: "50% off",
  });
  const crowd = () => Promise.all(Array.from({ length: 20 }, () => visit(link.short_url)));
  for (const milestone of [100, 1000, 10_000]) {
    await moveCounter(link.id, { clicks: milestone - 10 });
    await crowd();
    await Promise.all([rollUp(), rollUp()]);
  }
  const milestones = (await eventsOf(account)).filter(({ name }) => name === "link.clicks.milestone");
  expect(milestones.map(({ data }) => data)).toEqual(
    [100, 1000, 10_000].map((milestone) => ({
      milestone,
      link: { ...coreOf(link), clicks: expect.any(Number) },
    })),
  );
});

test("a link that is deleted right after a milestone still reports it, once", async ({ account, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/short-lived" });
  await moveCounter(link.id, { clicks: 99 });
  await visit(link.short_url);
  await api.delete(`/links/${link.id}`);
  await rollUp();
  const names = (await eventsOf(account)).map(({ name }) => name);
  expect(names).toEqual(["link.created", "link.clicks.milestone", "link.deleted"]);
});

test("a milestone that is also the limit reports the limit as reached", async ({ account, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/used-up", click_limit: 100 });
  await moveCounter(link.id, { clicks: 99 });
  await visit(link.short_url);
  await rollUp();
  // Another test's check of all links may report its end first.
  const milestone = (await eventsOf(account)).find(({ name }) => name === "link.clicks.milestone");
  expect(milestone?.data).toMatchObject({
    milestone: 100,
    link: { clicks: 100, state: "limit_reached", active: false },
  });
});

test("the daily job reports every expiry once, and again only when a revived link expires", async ({
  account,
  api,
}) => {
  const now = new Date();
  const make = async (body: object) =>
    (await api.post("/links", { url: "https://example.com/end", on_duplicate: "create", ...body })).body;
  const [past, full] = [await make({}), await make({ click_limit: 1 })];
  await make({});
  const end = () =>
    db.link.update({ where: { id: past.id }, data: { expiresAt: new Date(now.getTime() - 1000) } });
  const expired = async () => {
    const events = (await eventsOf(account)).filter(({ name }) => name === "link.expired");
    return events.map(({ data }) => data);
  };
  await end();
  await visit(full.short_url);
  await Promise.all([expireLinks(now), expireLinks(now)]);
  await expireLinks(now);
  const ends = [
    { link: { ...coreOf(past), active: false, state: "expired", expires_at: expect.any(String) } },
    { link: { ...coreOf(full), clicks: 1, active: false, state: "limit_reached" } },
  ];
  // The server's own job may hold a row, and then the other one is reported first.
  await expect.poll(expired).toEqual(expect.arrayContaining(ends));
  expect(await expired()).toHaveLength(2);

  await api.patch(`/links/${past.id}`, { title: "still over" });
  await expireLinks(now);
  expect(await expired()).toHaveLength(2);

  await api.post(`/links/${past.id}/extend`, { days: 1 });
  await expireLinks(now);
  await end();
  await expireLinks(now);
  await expect.poll(expired).toHaveLength(3);
});
