import { addDays } from "@/lib/dates";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { inDays, nextYear } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";
import { moveLink } from "@/tests/support/rows/links";
import { halves, newLink, PAGE, rule } from "./new-link";

test("rules and variants keep their ids when they are sent back, and new ones get new ids", async ({
  api,
}) => {
  const { id, rules, split } = await newLink(api, {
    rules: [
      { url: `${PAGE}/1`, qr: true },
      { url: `${PAGE}/2`, countries: ["DE"] },
    ],
    split: halves,
  });
  expect([rules, split].flat().map((target) => target.id)).toEqual([1, 2, 3, 4]);
  const sent = { rules: [{ ...rules[1], url: `${PAGE}/2b` }, { url: `${PAGE}/3`, qr: false }, rules[0]] };
  const { body: moved } = await api.patch(`/links/${id}`, sent);
  expect(moved.rules.map(({ id, url }: { id: number; url: string }) => [id, url])).toEqual([
    [2, `${PAGE}/2b`],
    [5, `${PAGE}/3`],
    [1, `${PAGE}/1`],
  ]);
  expect(moved.split).toEqual(split);
  // An id that isn't the link's, or that is there twice, is a new one.
  const { body: copied } = await api.patch(`/links/${id}`, {
    rules: [rules[0], { ...rules[0], label: "copy" }, { ...rules[0], id: 999 }, { ...rules[0], id: "x" }],
  });
  expect(copied.rules.map((one: { id: number }) => one.id)).toEqual([1, 6, 7, 8]);
  await api.patch(`/links/${id}`, { rules: null });
  const { body: back } = await api.patch(`/links/${id}`, { rules: [rules[0]] });
  expect(back.rules.map((one: { id: number }) => one.id)).toEqual([9]);
});

test("an id that isn't the link's, or that is there twice, is a new one for a variant, too", async ({
  api,
}) => {
  const { rules } = await newLink(api, rule({ qr: true }));
  const { id, split } = await newLink(api, { ...rule({ qr: true }), split: halves });
  expect(split.map((one: { id: number }) => one.id)).toEqual([2, 3]);
  const [a, b] = split;
  const sent = [
    { ...b, label: "B", weight: 40 },
    { ...b, label: "twice", weight: 30 },
    { ...a, label: "another link's", id: 999, weight: 10 },
    { ...a, label: "of a rule", id: rules[0].id, weight: 10 },
    { ...a, label: "text", id: "2", weight: 10 },
  ];
  const { body } = await api.patch(`/links/${id}`, { split: sent });
  expect(body.split.map((one: { id: number; label: string }) => [one.id, one.label])).toEqual([
    [3, "B"],
    [4, "twice"],
    [5, "another link's"],
    [6, "of a rule"],
    [7, "text"],
  ]);
  expect(body.rules).toMatchObject([{ id: 1 }]);
});

test("an end of the split is rejected together with its removal", async ({ api }) => {
  const { id } = await newLink(api, { split: halves });
  const sent = { split: null, split_until: "2099-01-01 00:00:00" };
  expectRefusal(await api.patch(`/links/${id}`, sent), 422, "invalid_split_until");
  expect((await api.get(`/links/${id}`)).body.split).toHaveLength(2);
  await api.patch(`/links/${id}`, { split_until: "2099-01-01 00:00:00" });
  const { status, body } = await api.patch(`/links/${id}`, { ...sent, split_until: null });
  expect([status, body.split, body.split_until]).toEqual([200, null, null]);
});

test("null clears each field, and a split its end", async ({ api }) => {
  const { id } = await newLink(api, {
    forward_query: true,
    utm: { source: "x" },
    expired_url: PAGE,
    auto_renew: true,
    password: "secret",
    ...rule({ qr: true }),
    split: halves,
    split_until: "2099-01-01 00:00:00",
  });
  const cleared: readonly (readonly [field: string, after: object])[] = [
    ["forward_query", { forward_query: false }],
    ["utm", { utm: null, target_url: PAGE }],
    ["expired_url", { expired_url: null }],
    ["auto_renew", { auto_renew: false }],
    ["password", { has_password: false }],
    ["rules", { rules: null }],
    ["split", { split: null, split_until: null }],
  ];
  for (const [field, after] of cleared)
    expect(await api.patch(`/links/${id}`, { [field]: null }), field).toMatchObject({
      status: 200,
      body: after,
    });
});

test("campaign parameters are replaced as a whole", async ({ api }) => {
  const { id } = await newLink(api, { utm: { source: "news", medium: "email" } });
  const { body } = await api.patch(`/links/${id}`, { utm: { term: "t" } });
  expect([body.utm, body.target_url, body.long_url]).toEqual([{ term: "t" }, `${PAGE}?utm_term=t`, PAGE]);
});

test("a link that renews itself takes no expiry until that is switched off, and keeps the one it has", async ({
  api,
}) => {
  const { id, expires_at } = await newLink(api, { auto_renew: true });
  for (const sent of [{ expire_days: 7 }, { expires_at: inDays(7) }, { auto_renew: true, expire_days: 7 }])
    expectRefusal(await api.patch(`/links/${id}`, sent), 422, "invalid_auto_renew");
  expect((await api.patch(`/links/${id}`, { expires_at })).status).toBe(200);
  // null is no date of its own, but a year from now, where it renews itself to.
  await moveLink(id, { expiresAt: addDays(new Date(), 100) });
  const { body: reset } = await api.patch(`/links/${id}`, { expires_at: null });
  expect(reset).toMatchObject({ auto_renew: true, expires_at: nextYear(reset.updated_at) });
  const { status, body } = await api.patch(`/links/${id}`, { auto_renew: false, expires_at: inDays(7) });
  expect([status, body.auto_renew]).toEqual([200, false]);
  // Switched on, it keeps the date until the job renews it.
  const { body: on } = await api.patch(`/links/${id}`, { auto_renew: true, expires_at: body.expires_at });
  expect(on).toMatchObject({ auto_renew: true, expires_at: body.expires_at });
  const created = await newLink(api, { auto_renew: true, expires_at: null });
  expect(created.expires_at).toBe(nextYear(created.created_at));
});

test("the end of a split may be sent back after it has passed, and changed to a later one only", async ({
  api,
}) => {
  const { id } = await newLink(api, { split: halves, split_until: "2099-01-01 00:00:00" });
  await moveLink(id, { splitUntil: new Date("2026-01-01T00:00:00Z") });
  const { body: read } = await api.get(`/links/${id}`);
  expect(read.split_until).toBe("2026-01-01 00:00:00");
  expect(await api.patch(`/links/${id}`, { ...read, title: "new" })).toMatchObject({ status: 200 });
  const earlier = await api.patch(`/links/${id}`, { split_until: "2025-12-31 00:00:00" });
  expect(earlier).toMatchObject({ status: 422, body: { error: "invalid_split_until" } });
  const { status } = await api.patch(`/links/${id}`, { split_until: "2099-01-01 00:00:00" });
  expect(status).toBe(200);
});

test("a password is in no response, and a PATCH of what was read keeps it", async ({ api }) => {
  const link = await newLink(api, { password: "open sesame" });
  expect(link.has_password).toBe(true);
  expect(JSON.stringify(link)).not.toContain("sesame");
  expect(Object.keys(link)).not.toContain("password");
  const { body } = await api.patch(`/links/${link.id}`, { ...link, has_password: false, title: "new" });
  expect(body).toMatchObject({ has_password: true, title: "new" });
});
