import { expect, test } from "@/tests/support/fixtures";
import { RESOURCES } from "./resources";

// Rules for every resource (docs/contract.md §2).

for (const { name, open, missing, body, change } of RESOURCES) {
  test.describe(name, () => {
    test("creates, reads, changes and deletes", async ({ api }) => {
      const path = await open(api);
      const created = await api.post(path, body(1));
      expect(created.status).toBe(201);
      const at = `${path}/${created.body.id}`;
      expect((await api.get(at)).body).toEqual(created.body);
      const changed = await api.patch(at, change);
      expect(changed).toMatchObject({ status: 200, body: { ...change, id: created.body.id } });
      expect(await api.delete(at)).toMatchObject({
        status: 200,
        body: { id: created.body.id, deleted: true },
      });
      expect(await api.get(at)).toMatchObject({ status: 404, body: { error: "not_found" } });
    });

    test("lists the account's own in pages, newest first or by position", async ({ api, stranger }) => {
      const path = await open(api);
      await stranger.post(await open(stranger), body(0));
      const ids: number[] = [];
      for (let n = 1; n <= 27; n++) ids.push((await api.post(path, body(n))).body.id);
      if (!missing) ids.reverse();
      const first = await api.get(path);
      expect(first.body).toMatchObject({ total: 27, limit: 25, offset: 0 });
      const page = async (query: string) =>
        (await api.get(`${path}?${query}`)).body.data.map((row: { id: number }) => row.id);
      expect(await page("limit=100")).toEqual(ids);
      expect(await page("limit=10&offset=20")).toEqual(ids.slice(20));
      expect(await page("offset=1000000")).toEqual([]);
      expect((await api.get(`${path}?offset=1000000`)).body.total).toBe(27);
    });

    test("an empty query parameter counts as absent, and the last of a repeated one wins", async ({
      api,
    }) => {
      const path = await open(api);
      await api.post(path, body(1));
      await api.post(path, body(2));
      const [word] = Object.values(body(1));
      const asked = async (query: string) => {
        const { total, limit, offset, data } = (await api.get(`${path}?${query}`)).body;
        return [total, limit, offset, data.length];
      };
      expect(await asked("limit=&offset=&q=")).toEqual([2, 25, 0, 2]);
      expect(await asked("limit=7&limit=1&offset=9&offset=1")).toEqual([2, 1, 1, 1]);
      expect(await asked("limit=x&limit=1")).toEqual([2, 1, 0, 1]);
      expect(await asked(`q=no+such+thing`)).toEqual([0, 25, 0, 0]);
      expect(await asked(`q=no+such+thing&q=${encodeURIComponent(String(word))}`)).toEqual([1, 25, 0, 1]);
      expect(await asked("unknown=1&LIMIT=1")).toEqual([2, 25, 0, 2]);
    });

    test("clamps integers and rejects other values in limit and offset", async ({ api }) => {
      const path = await open(api);
      const paging = async (query: string) => (await api.get(`${path}?${query}`)).body;
      expect(await paging("limit=0&offset=-5")).toMatchObject({ limit: 1, offset: 0 });
      expect(await paging("limit=1000")).toMatchObject({ limit: 100 });
      expect(await paging("limit=&offset=")).toMatchObject({ limit: 25, offset: 0 });
      expect(await paging("limit=5&limit=7")).toMatchObject({ limit: 7 });
      expect(await paging(`offset=${"9".repeat(40)}`)).toMatchObject({ data: [] });
      for (const bad of ["1.5", "ten", "1e2", "0x10", "NaN", " ", "1 2", "٣"]) {
        const of = encodeURIComponent(bad);
        expect(await api.get(`${path}?limit=${of}`)).toMatchObject({
          status: 422,
          body: { error: "invalid_limit" },
        });
        expect(await api.get(`${path}?offset=${of}`)).toMatchObject({
          status: 422,
          body: { error: "invalid_offset" },
        });
      }
    });

    test("another account can't read, change or delete it", async ({ api, stranger }) => {
      const path = await open(api);
      const { body: row } = await api.post(path, body(1));
      const at = `${path}/${row.id}`;
      for (const response of [
        await stranger.get(at),
        await stranger.patch(at, change),
        await stranger.delete(at),
      ]) {
        expect(response).toMatchObject({ status: 404, body: { error: "not_found" } });
      }
      expect((await stranger.get(await open(stranger))).body.total).toBe(0);
      expect((await api.get(at)).body).toEqual(row);
    });

    test("returns 404 for an id that is not a positive integer", async ({ api }) => {
      const path = await open(api);
      for (const id of [
        "0",
        "-1",
        "1.5",
        "abc",
        "99999999999999999999",
        "2147483648",
        "1e3",
        "%31%20",
        "+1",
        "01",
      ]) {
        expect(await api.get(`${path}/${id}`), id).toMatchObject({
          status: 404,
          body: { error: "not_found" },
        });
      }
    });

    test("an empty change changes nothing, and unknown and read-only keys are ignored", async ({ api }) => {
      const path = await open(api);
      const { body: row } = await api.post(path, body(1));
      const at = `${path}/${row.id}`;
      expect(await api.patch(at, {})).toMatchObject({ status: 200, body: row });
      expect(await api.patch(at, row)).toMatchObject({ status: 200, body: row });
      expect(await api.patch(at, { id: 7, created_at: "x", nonsense: [1] })).toMatchObject({
        status: 200,
        body: row,
      });
    });
  });
}
