import { randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { usedUpKey } from "@/tests/support/rows/used-up-key";
import { RESOURCES } from "./resources";

// The order of the checks and the Idempotency-Key, on every path that takes a body (docs/contract.md §2).

const TOO_LARGE = "x".repeat(256 * 1024 + 1);
const TEXT = { "Content-Type": "text/plain" };
const BAD_KEY = { "Idempotency-Key": "é" };
const newKey = () => ({ "Idempotency-Key": randomUUID() });

/** Invalid bodies, each with its headers. */
const FAULTS = [
  [TOO_LARGE, {}],
  ["{}", TEXT],
  ["{", {}],
  ["{}", BAD_KEY],
  ["{}", {}],
] as const;

for (const { name, open, missing, body, change } of RESOURCES) {
  test.describe(name, () => {
    test("returns 401 first, then 429, whatever else is wrong", async ({ api, account }) => {
      const path = await open(api);
      const { body: row } = await api.post(path, body(1));
      const spent = await usedUpKey(account);
      for (const [method, target] of [
        ["POST", path],
        ["POST", `${missing ?? "/nothing"}`],
        ["PATCH", `${path}/${row.id}`],
        ["PATCH", `${path}/0`],
        ["PUT", path],
        ["PUT", `${path}/x`],
      ] as const) {
        for (const [key, status, error] of [
          [`wp_${"A".repeat(40)}`, 401, "unauthorized"],
          [spent, 429, "rate_limited"],
        ] as const) {
          const headers = { Authorization: `Bearer ${key}`, ...TEXT, ...BAD_KEY };
          const sent = { method, target: `/api/v1${target}`, headers, body: ["{"] };
          expectRefusal(await exactRequest(env.APP_URL, sent), status, error, `${method} ${target}`);
        }
      }
      expect((await api.get(`${path}/${row.id}`)).body).toEqual(row);
    });

    test("returns 404 and 405 before reading the body", async ({ api }) => {
      // Not the fixture's stranger: the test's other requests count for its keys.
      const { api: stranger } = await newAccount();
      const [path, foreign] = [await open(api), await open(stranger)];
      const { body: theirs } = await stranger.post(foreign, body(1));
      const parents = missing ? [foreign, missing, missing.replace("2147483647", "0")] : [];
      for (const [sent, headers] of FAULTS) {
        for (const id of [theirs.id, 0, 2_147_483_647, "x"])
          expectRefusal(await api.send("PATCH", `${path}/${id}`, sent, headers), 404, "not_found");
        for (const parent of parents) {
          expectRefusal(await api.send("POST", parent, sent, headers), 404, "not_found", parent);
          expectRefusal(await api.send("PATCH", `${parent}/${theirs.id}`, sent, headers), 404, "not_found");
        }
        expectRefusal(await api.send("PATCH", path, sent, headers), 405, "method_not_allowed");
        expectRefusal(await api.send("POST", `${path}/1`, sent, headers), 405, "method_not_allowed");
      }
      for (const parent of parents) {
        expectRefusal(await api.get(parent), 404, "not_found", parent);
        expectRefusal(await api.get(`${parent}?limit=x`), 404, "not_found", parent);
        expectRefusal(await api.delete(`${parent}/${theirs.id}`), 404, "not_found", parent);
      }
      expect((await stranger.get(`${foreign}/${theirs.id}`)).body).toEqual(theirs);
    });

    test("then returns 413, 415, 400, and errors of the idempotency key and the fields, in this order", async ({
      api,
    }) => {
      const path = await open(api);
      const { body: row } = await api.post(path, body(1));
      const used = newKey();
      expect((await api.post(path, body(2), used)).status).toBe(201);
      for (const [method, at] of [
        ["POST", path],
        ["PATCH", `${path}/${row.id}`],
      ] as const) {
        const faulty = { ...TEXT, ...BAD_KEY };
        expectRefusal(await api.send(method, at, TOO_LARGE, faulty), 413, "payload_too_large");
        expectRefusal(await api.send(method, at, "{", faulty), 415, "unsupported_media_type");
        for (const sent of ["", "{", "[]", "null"])
          expectRefusal(await api.send(method, at, sent, BAD_KEY), 400, "invalid_json");
      }
      for (const headers of [BAD_KEY, used])
        expectRefusal(await api.post(path, {}, headers), 422, "invalid_idempotency_key");
      expect(await api.patch(`${path}/${row.id}`, change, BAD_KEY)).toMatchObject({
        status: 200,
        body: change,
      });
      expect((await api.get(path)).body.total).toBe(2);
    });

    test("an Idempotency-Key creates one resource for many requests, also concurrent ones, and repeats a rejection", async ({
      api,
    }) => {
      const [path, once, sent] = [await open(api), newKey(), body(1)];
      const responses = await Promise.all(Array.from({ length: 6 }, () => api.post(path, sent, once)));
      responses.push(await api.post(path, sent, once));
      expect(new Set(responses.map(({ status, body: row }) => JSON.stringify([status, row]))).size).toBe(1);
      expect(responses[0]?.status).toBe(201);
      const replayed = responses.filter(({ headers }) => headers.get("Idempotent-Replayed") === "true");
      expect(replayed).toHaveLength(6);
      expectRefusal(await api.post(path, body(2), once), 422, "invalid_idempotency_key");
      expect((await api.get(path)).body.total).toBe(1);

      const wrong = newKey();
      const refused = await api.post(path, {}, wrong);
      const again = await api.post(path, {}, wrong);
      expect([again.status, again.body]).toEqual([refused.status, refused.body]);
      expect([refused.status, again.headers.get("Idempotent-Replayed")]).toEqual([422, "true"]);
    });
  });
}
