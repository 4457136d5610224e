import { expect, test } from "@playwright/test";
import { readStoredFields } from "@/lib/forms/stored-fields";

test("reads stored fields of any number, with unknown or missing properties", () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ id: `f${n}`, kind: "text", label: `${n}` }));
  expect(readStoredFields(many)).toHaveLength(500);
  const odd = { id: "A long id of another time", kind: "signature", label: "x".repeat(900), extra: 1 };
  expect(readStoredFields([odd])).toEqual([
    { id: odd.id, kind: "text", label: odd.label, help: "", required: false, options: [] },
  ]);
  expect(readStoredFields([null, 7, { label: "no id" }])).toEqual([]);
  for (const none of [null, {}, "text"]) expect(readStoredFields(none)).toEqual([]);
});
