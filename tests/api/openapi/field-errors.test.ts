import { dig } from "@/tests/support/clients/openapi-conformance";
import { expect, test } from "@/tests/support/fixtures";
import { createFor, fresh, type Ids, type Operation, operations, pathAt } from "./operations";

/** Values of which at least one is wrong, whatever the field. */
const WRONG = [
  5,
  -1,
  true,
  "",
  "no such thing",
  "x".repeat(5000),
  [5],
  { a: 1 },
  "\u0007",
  "2020-01-01 00:00:00",
];
const WRONG_IN_QUERY = ["no such thing", "-1", "%07", "x".repeat(5000), "0", "2020-01-01"];

/** Codes of field errors in the description of an operation. */
function describedCodes({ responses }: Operation): string[] {
  const errors = dig(
    responses,
    "422",
    "content",
    "application/json",
    "schema",
    "properties",
    "error",
    "enum",
  );
  return Array.isArray(errors) ? errors.map(String) : [];
}

/** Requests with one wrong value each, in a field, in each item's field, or in the query. */
function* wrongRequests({ path, method, body }: Operation, field: string, ids: Ids) {
  const at = pathAt(path, ids);
  if (field === "idempotency_key")
    yield { at, sent: fresh(body ?? {}), headers: { "Idempotency-Key": "x".repeat(300) } };
  if (!body) for (const value of WRONG_IN_QUERY) yield { at: `${at}?${field}=${value}` };
  for (const value of body ? WRONG : []) {
    yield { at, sent: { ...fresh(body ?? {}), [field]: value } };
    if (!path.startsWith("/links/bulk")) continue;
    const link = { url: "https://example.com/", [field]: value };
    yield {
      at,
      sent:
        method === "post"
          ? { links: [link], atomic: true }
          : { ids: [ids["/links"]], changes: link, atomic: true },
    };
  }
}

for (const operation of operations.filter(({ responses }) => "422" in responses)) {
  test(`${operation.id}: every field error that is described can occur`, async ({ api }) => {
    const ids = await createFor(api, operation);
    const missing = new Set(describedCodes(operation));
    for (const code of missing) {
      for (const { at, sent, headers } of wrongRequests(operation, code.replace("invalid_", ""), ids)) {
        const { status, body } = await api.send(operation.method.toUpperCase(), at, sent, headers);
        if (status !== 422) continue;
        missing.delete(body.error);
        if (body.error === code) break;
      }
    }
    expect([...missing]).toEqual([]);
  });
}
