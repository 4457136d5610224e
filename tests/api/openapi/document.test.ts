import { Validator } from "@seriousme/openapi-schema-validator";
import { endpoints } from "@/lib/api/endpoints";
import { env } from "@/lib/env";
import { dig, document, faultsAt, templateOf } from "@/tests/support/clients/openapi-conformance";
import { expect, test } from "@/tests/support/fixtures";
import { someOf } from "@/tests/support/repetitions";
import { type Ids, type Operation, operations, pathAt } from "./operations";

const schemaOf = ({ path, method }: Operation) => [
  "paths",
  path,
  method,
  "requestBody",
  "content",
  "application/json",
  "schema",
];

test("is valid OpenAPI 3.1, public and not rate limited", async () => {
  const response = await fetch(`${env.APP_URL}/api/v1/openapi.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  expect(response.headers.get("X-Request-Id")).toMatch(/^\S+$/);
  expect(response.headers.has("X-RateLimit-Limit")).toBe(false);
  const served = await response.json();
  expect(served).toEqual(JSON.parse(JSON.stringify(document)));
  expect(await new Validator().validate(served)).toEqual({ valid: true });
  expect(served.servers).toEqual([{ url: `${env.APP_URL}/api/v1` }]);
  const again = { "If-None-Match": response.headers.get("ETag") ?? "" };
  expect((await fetch(`${env.APP_URL}/api/v1/openapi.json`, { headers: again })).status).toBe(304);
  const refused = await fetch(`${env.APP_URL}/api/v1/openapi.json`, { method: "POST" });
  expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  expect(await refused.json()).toEqual({ error: "method_not_allowed", message: expect.any(String) });
});

test("describes every path of the server with exactly its methods", async ({ api }) => {
  const served = Object.keys(endpoints);
  expect(Object.keys(Object(document.paths)).sort()).toEqual(served.sort());
  for (const path of served) {
    const { headers } = await api.send("PUT", path.replace(/\{\w+\}/g, "1"));
    const allowed = headers
      .get("Allow")
      ?.toLowerCase()
      .split(", ")
      .filter((method) => method !== "head");
    const described = operations.filter((operation) => operation.path === path).map(({ method }) => method);
    expect(described.sort(), path).toEqual(allowed?.sort());
  }
});

/** Everything in the document with an example beside its schema, by path. */
const shownIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === "application/json" ? [[...path, key]] : shownIn(inner, [...path, key]),
      );

test("every body and response has an example that matches its schema", () => {
  const paths = shownIn(document);
  expect(paths.length).toBeGreaterThan(operations.length);
  for (const path of paths) {
    const example = dig(document, ...path, "example");
    expect(example, path.join(" ")).toBeDefined();
    expect(faultsAt([...path, "schema"], example), path.join(" ")).toBeUndefined();
  }
});

test("every operation works with its own example and returns what is described", async ({ api }) => {
  const driven = new Set<string>();
  const ids: Ids = {};
  const drive = async (operation: Operation) => {
    const { body } = operation;
    if (body) expect(faultsAt(schemaOf(operation), body), operation.id).toBeUndefined();
    const response = await api.send(operation.method.toUpperCase(), pathAt(operation.path, ids), body);
    expect(response.status, `${operation.id} ${JSON.stringify(response.body)}`).toBeLessThan(300);
    driven.add(operation.id);
    return response;
  };
  const creates = operations.filter(({ id }) => id.startsWith("create"));
  for (const operation of creates) ids[operation.path] = (await drive(operation)).body.id;
  const deletes = operations.filter(({ method }) => method === "delete").reverse();
  for (const operation of operations)
    if (![...creates, ...deletes].includes(operation)) await drive(operation);
  for (const operation of deletes) await drive(operation);
  expect([...driven].sort()).toEqual(operations.map(({ id }) => id).sort());
});

test("every account can send the examples that others have sent before", async ({ api, stranger }) => {
  const creates = operations.filter(({ id, path }) => id.startsWith("create") && !path.includes("{"));
  for (const { id, path, body } of creates)
    for (const { post } of [stranger, api]) {
      const response = await post(path, body);
      expect(response.status, id).toBeLessThan(300);
      expect(response.body.failed ?? 0, id).toBe(0);
    }
});

test("a response with a missing or extra field fails the check", async ({ api }) => {
  for (const create of operations.filter(({ id }) => id.startsWith("create") && !id.includes("Item"))) {
    if (create.path.includes("{") || create.path.endsWith("/bulk")) continue;
    const { body } = await api.post(create.path, create.body ?? {});
    const path = ["paths", create.path, "post", "responses", "201", "content", "application/json", "schema"];
    expect(faultsAt(path, body), create.id).toBeUndefined();
    expect(faultsAt(path, { ...body, more: 1 }), create.id).toContain("additional");
    const required = dig(document, "components", "schemas", create.id.replace("create", ""), "required");
    // Lists of items and links are left out of some responses; a number of links is not.
    const isList = (field: string) => ["items", "links"].includes(field) && Array.isArray(body[field]);
    expect(required).toEqual(Object.keys(body).filter((field) => !isList(field)));
    for (const field of Object.keys(body).filter(
      (name) => Array.isArray(required) && required.includes(name),
    )) {
      const { [field]: _gone, ...rest } = body;
      expect(faultsAt(path, rest), `${create.id} without ${field}`).toContain(field);
    }
  }
});

const JUNK: unknown[] = [5, 0.5, -1, true, "", "no such thing", "x".repeat(5000), [], [5], {}, { a: 1 }];

for (const operation of operations.filter(
  ({ body, path, method }) => body && method === "post" && !path.includes("{"),
)) {
  test(`${operation.id}: the server rejects what the description forbids`, async ({ api }) => {
    const schema = dig(
      document,
      "components",
      "schemas",
      operation.id.replace(/^create(.*)/, "$1Create"),
      "properties",
    );
    const pairs = Object.keys(Object(schema)).flatMap((field) =>
      JUNK.map((value) => [field, value] as const),
    );
    for (const [field, value] of someOf(pairs)) {
      const body = { ...operation.body, [field]: value };
      if (faultsAt(schemaOf(operation), body) === undefined) continue;
      const response = await api.post(operation.path, body);
      const label = `${field}: ${JSON.stringify(value).slice(0, 40)}`;
      expect(response, label).toMatchObject({
        status: 422,
        body: { error: `invalid_${field === "slug" ? "alias" : field}` },
      });
    }
  });
}

test("finds the template of every path and nothing else", () => {
  expect(templateOf("/links/5/qr?size=300")).toBe("/links/{id}/qr");
  expect(templateOf("/links/5/nothing")).toBeUndefined();
});
