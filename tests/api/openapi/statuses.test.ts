import type { Client } from "@/tests/support/clients/api-client";
import { expect, test } from "@/tests/support/fixtures";
import { usedUpKey } from "@/tests/support/rows/used-up-key";
import { createAll, type Ids, type Operation, operations, pathAt } from "./operations";

const UNKNOWN_ID = 2_147_483_647;

/** The operations with this status in their description. */
const describing = (status: number) => operations.filter(({ responses }) => String(status) in responses);

const withBody = operations.filter(({ body }) => body);

/** The status of a request for an operation. The client compares every response with the description. */
async function statusOf(
  api: Client,
  { method, path }: Operation,
  ids: Ids,
  body?: object | string,
  headers?: Record<string, string>,
): Promise<number> {
  return (await api.send(method.toUpperCase(), pathAt(path, ids), body, headers)).status;
}

test("every operation returns 401 without a key and 429 with one that is used up, as described", async ({
  account,
  api,
}) => {
  const ids = await createAll(api);
  const usedUp = `Bearer ${await usedUpKey(account)}`;
  for (const [status, Authorization] of [
    [401, ""],
    [429, usedUp],
  ] as const) {
    for (const operation of describing(status))
      expect(await statusOf(api, operation, ids, operation.body, { Authorization }), operation.id).toBe(
        status,
      );
    // All but the document itself.
    expect(describing(status)).toHaveLength(operations.length - 1);
  }
});

test("every operation on an id returns 404 for an unknown one, as described", async ({ api }) => {
  const unknown = new Proxy<Ids>({}, { get: () => UNKNOWN_ID });
  for (const operation of describing(404)) {
    const { body, path } = operation;
    const sent = path.includes("{") ? body : { ...body, ids: [UNKNOWN_ID], atomic: true };
    expect(await statusOf(api, operation, unknown, sent), operation.id).toBe(404);
  }
  for (const { path, id } of operations.filter((operation) => operation.path.includes("{")))
    expect(
      describing(404).map((operation) => operation.path),
      id,
    ).toContain(path);
});

test("every operation with a body returns 400, 413 and 415 for others, as described", async ({ api }) => {
  const ids = await createAll(api);
  const large = JSON.stringify({ title: "x".repeat(262_144) });
  for (const [status, body, headers] of [
    [400, "[]", {}],
    [413, large, {}],
    [415, "{}", { "Content-Type": "text/plain" }],
  ] as const) {
    for (const operation of describing(status))
      expect(await statusOf(api, operation, ids, body, headers), operation.id).toBe(status);
    expect(describing(status)).toEqual(withBody);
  }
});

test("every response with an ETag is 304 for it, as described", async ({ api }) => {
  const ids = await createAll(api);
  for (const operation of operations.filter(({ method }) => method === "get")) {
    const etag = (await api.get(pathAt(operation.path, ids))).headers.get("ETag");
    expect("304" in operation.responses, operation.id).toBe(etag !== null);
    if (etag) expect(await statusOf(api, operation, ids, undefined, { "If-None-Match": etag })).toBe(304);
  }
});
