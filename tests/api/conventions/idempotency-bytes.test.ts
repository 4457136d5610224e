import { randomUUID } from "node:crypto";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";

test("compares bodies byte by byte: the same fields written differently are another body", async ({
  api,
}) => {
  const headers = { "Idempotency-Key": randomUUID() };
  const body = '{"url":"https://example.com/","title":"x"}';
  const first = await api.post("/links", body, headers);
  expect(first.status).toBe(201);
  const again = await api.post("/links", body, headers);
  expect([again.status, again.body, again.headers.get("idempotent-replayed")]).toEqual([
    201,
    first.body,
    "true",
  ]);
  for (const other of [`${body} `, '{"title":"x","url":"https://example.com/"}'])
    expectRefusal(await api.post("/links", other, headers), 422, "invalid_idempotency_key");
});
