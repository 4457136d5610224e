import { expect, newAccount, test } from "@/tests/support/fixtures";
import { newName } from "./domain";

test("a bio page that is deleted while it becomes a home page is none, whoever comes first", async () => {
  const { api } = await newAccount("business");
  const { id } = (await api.post("/domains", { name: newName() })).body;
  for (let round = 0; round < 8; round++) {
    const { id: page } = (await api.post("/bio-pages", { title: "Ada" })).body;
    const home = { root_bio_page_id: page };
    const [changed, created, deleted] = await Promise.all([
      api.patch(`/domains/${id}`, home),
      api.post("/domains", { name: newName(), ...home }),
      api.delete(`/bio-pages/${page}`),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status, body } of [changed, created])
      if (status > 201) expect([status, body.error]).toEqual([422, "invalid_root_bio_page_id"]);
  }
  const { data } = (await api.get("/domains")).body;
  for (const row of data) expect(row.root_bio_page_id).toBeNull();
});

test("a web address and a bio page that are chosen at once exclude each other", async ({ api }) => {
  const { id: page } = (await api.post("/bio-pages", { title: "Ada" })).body;
  const { id } = (await api.post("/domains", { name: newName() })).body;
  const responses = await Promise.all(
    [{ root_url: "https://example.com/" }, { root_bio_page_id: page }].map((fields) =>
      api.patch(`/domains/${id}`, fields),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
});
