import { env } from "@/lib/env";
import type { ApiResponse } from "@/tests/support/clients/api-client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { activeDomain, newName } from "./domain";

const OWN = new URL(env.APP_URL).hostname;

test("the server's own hosts and names below them are refused", async ({ api }) => {
  for (const name of [`go.${OWN}`, `a.b.${OWN.toUpperCase()}`, `go.${OWN}.`])
    expectRefusal(await api.post("/domains", { name }), 422, "invalid_name");
});

test("one's own domain twice is 409, after all other errors and before the plan's limit", async ({ api }) => {
  const name = newName();
  await api.post("/domains", { name });
  for (const same of [name, name.toUpperCase(), `${name}.`])
    expectRefusal(await api.post("/domains", { name: same }), 409, "domain_taken");
  expectRefusal(await api.post("/domains", { name, primary: "x" }), 422, "invalid_primary");
  expectRefusal(await api.post("/domains", { name: newName() }), 403, "plan_limit_reached");
});

test("a search finds names in either spelling, in any letter case", async () => {
  const { api } = await newAccount("pro");
  for (const name of ["go.acme.example", "bücher.acme.example", "例え.テスト"])
    await api.post("/domains", { name });
  for (const [q, found] of [
    ["ACME", 2],
    ["BÜCH", 1],
    ["bücher.acme.example", 1],
    ["xn--BCHER", 1],
    ["え.テ", 1],
    ["bucher", 0],
    ["_", 0],
  ] as const)
    expect((await api.get(`/domains?q=${encodeURIComponent(q)}`)).body, q).toMatchObject({ total: found });
});

// With every limit, the last batch begins below it and ends above it.
const AT_ONCE = 13;

for (const [plan, limit] of [
  ["free", 1],
  ["pro", 5],
  ["business", 50],
] as const) {
  test(`the plan ${plan} allows ${limit} domains, counted in /me`, async () => {
    const { api } = await newAccount(plan);
    const responses: ApiResponse[] = [];
    while (responses.length < limit + 2) {
      const length = Math.min(limit + 2 - responses.length, AT_ONCE);
      const create = () => api.post("/domains", { name: newName() });
      responses.push(...(await Promise.all(Array.from({ length }, create))));
    }
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(limit);
    expect(responses.filter(({ body }) => body.error === "plan_limit_reached")).toHaveLength(2);
    expect((await api.get("/me")).body.quotas).toMatchObject({ domains: { used: limit, limit } });
  });
}

test("root_url and root_bio_page_id exclude each other, on create and across PATCHes", async ({
  api,
  stranger,
}) => {
  const { id: page } = (await api.post("/bio-pages", { title: "Ada" })).body;
  const { id: theirs } = (await stranger.post("/bio-pages", { title: "Eve" })).body;
  const root_url = "https://example.com/";
  const both = { root_url, root_bio_page_id: page };
  expectRefusal(await api.post("/domains", { name: newName(), ...both }), 422, "invalid_root_url");
  const foreign = { name: newName(), root_bio_page_id: theirs };
  expectRefusal(await api.post("/domains", foreign), 422, "invalid_root_bio_page_id");

  const { body } = await api.post("/domains", { name: newName(), root_bio_page_id: page });
  const at = `/domains/${body.id}`;
  expect(body).toMatchObject({ root_url: null, root_bio_page_id: page });
  expectRefusal(await api.patch(at, { root_url }), 422, "invalid_root_url");
  expectRefusal(await api.patch(at, { root_bio_page_id: theirs }), 422, "invalid_root_bio_page_id");
  expectRefusal(await api.patch(at, { root_bio_page_id: 2_147_483_647 }), 422, "invalid_root_bio_page_id");
  expect((await api.patch(at, { root_url, root_bio_page_id: null })).body).toMatchObject({
    root_url,
    root_bio_page_id: null,
  });
  await api.patch(at, { root_url: null, root_bio_page_id: page });
  await api.delete(`/bio-pages/${page}`);
  expect((await api.get(at)).body.root_bio_page_id).toBeNull();
});

test("none of its URLs may lead back: to the domain, the server's own hosts, or a served domain", async ({
  api,
}) => {
  const served = await activeDomain(await newAccount());
  const { id, name } = (await api.post("/domains", { name: newName() })).body;
  // This server hears of it at once; its first load may be older.
  await expect
    .poll(async () => (await api.patch(`/domains/${id}`, { root_url: `https://${served.name}/x` })).status)
    .toBe(422);
  for (const field of ["root_url", "not_found_url", "expired_url"])
    for (const url of [
      `${env.APP_URL}/x`,
      env.APP_URL.replace("localhost", "127.0.0.1"),
      `https://${name.toUpperCase()}/x`,
      `http://${name}./`,
      `https://${served.name}/x`,
    ]) {
      expectRefusal(await api.patch(`/domains/${id}`, { [field]: url }), 422, `invalid_${field}`, url);
      const body = { name: `new.${name}`, [field]: url };
      if (!url.toLowerCase().includes(name))
        expectRefusal(await api.post("/domains", body), 422, `invalid_${field}`, url);
    }
});

test("a claim that isn't proved blocks no URL", async ({ api, stranger }) => {
  const { name } = (await stranger.post("/domains", { name: newName() })).body;
  const root_url = `https://${name}/`;
  expect(await api.post("/domains", { name: newName(), root_url })).toMatchObject({
    status: 201,
    body: { root_url },
  });
});

test("one domain of an account is primary", async () => {
  const { api } = await newAccount("pro");
  const ids: number[] = [];
  for (const primary of [true, false, true])
    ids.push((await api.post("/domains", { name: newName(), primary })).body.id);
  const primaries = async () =>
    (await api.get("/domains")).body.data.flatMap((row: { id: number; primary: boolean }) =>
      row.primary ? [row.id] : [],
    );
  expect(await primaries()).toEqual([ids[2]]);
  await api.patch(`/domains/${ids[1]}`, { primary: true });
  expect(await primaries()).toEqual([ids[1]]);
  await api.patch(`/domains/${ids[1]}`, { primary: false });
  expect(await primaries()).toEqual([]);
});

test("of domains that become primary at once, one is", async () => {
  const { api } = await newAccount("business");
  const create = (primary: boolean) => api.post("/domains", { name: newName(), primary });
  const ids: number[] = [];
  for (let n = 0; n < 6; n++) ids.push((await create(false)).body.id);
  const changeAll = (primary: boolean) => ids.map((id) => api.patch(`/domains/${id}`, { primary }));
  for (let round = 0; round < 3; round++) {
    const responses = await Promise.all([...changeAll(true), create(true)]);
    expect(responses.filter(({ status }) => status > 201)).toEqual([]);
    const { data } = (await api.get("/domains")).body;
    expect(data.filter((row: { primary: boolean }) => row.primary)).toHaveLength(1);
    await Promise.all(changeAll(false));
  }
});

test("the name can't be changed: on PATCH it is ignored", async ({ api }) => {
  const { body } = await api.post("/domains", { name: newName() });
  expect((await api.patch(`/domains/${body.id}`, { name: "other.example" })).body).toEqual(body);
});

test("another account's domain can't be checked", async ({ api, stranger }) => {
  const { id } = (await api.post("/domains", { name: newName() })).body;
  expectRefusal(await stranger.send("POST", `/domains/${id}/check`), 404, "not_found");
  expectRefusal(await api.send("POST", "/domains/x/check"), 404, "not_found");
  expectRefusal(await api.get(`/domains/${id}/check`), 405, "method_not_allowed");
});
