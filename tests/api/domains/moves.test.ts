import { randomUUID } from "node:crypto";
import { expect, test } from "@/tests/support/fixtures";
import { serveDomain } from "@/tests/support/rows/domains";
import { activeDomain } from "./domain";

const PAGE = "https://example.com/page";

const newAlias = () => `s${randomUUID().slice(0, 12)}`;

test("of links with one slug only one moves to a domain, together or at the same time", async ({
  account,
  api,
}) => {
  const [first, second, third] = [
    await serveDomain(account),
    await serveDomain(account),
    await serveDomain(account),
  ];
  const alias = newAlias();
  const ids: number[] = [];
  for (const domain of [null, first.name])
    ids.push((await api.post("/links", { url: PAGE, alias, domain })).body.id);
  const move = (domain: string, options: object = {}) =>
    api.send("PATCH", "/links/bulk", { ids, changes: { domain }, ...options });
  const domains = () => Promise.all(ids.map(async (id) => (await api.get(`/links/${id}`)).body.domain));

  expect(await move(second.name, { atomic: true })).toMatchObject({ status: 409 });
  expect(await domains()).toEqual([null, first.name]);
  const { body } = await move(second.name);
  expect(body.data.map((one: { status: number }) => one.status)).toEqual([200, 409]);
  expect(await domains()).toEqual([second.name, first.name]);
  const moved = await Promise.all(ids.map((id) => api.patch(`/links/${id}`, { domain: third.name })));
  expect(moved.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await domains()).filter((name) => name === third.name)).toHaveLength(1);
});

test("links created while their domain is deleted are deleted with it or refused", async ({
  account,
  api,
}) => {
  const { id, name } = await activeDomain(account);
  await api.post("/links", { url: PAGE, domain: name });
  const create = () => api.post("/links", { url: PAGE, domain: name });
  const [deleted, ...created] = await Promise.all([
    api.delete(`/domains/${id}?links=delete`),
    ...Array.from({ length: 20 }, create),
  ]);
  expect(deleted).toMatchObject({ status: 200 });
  for (const { status, body } of created) expect([201, 422], body.message).toContain(status);
  expect((await api.get("/links")).body.total).toBe(0);
  expect((await create()).status).toBe(422);
});
