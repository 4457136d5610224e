import { expect, test } from "@/tests/support/fixtures";
import { halves, PAGE, rule } from "./new-link";

const BEHAVIORS: readonly object[] = [
  { forward_query: true },
  { utm: { source: "x" } },
  { expired_url: `${PAGE}/over` },
  { auto_renew: true },
  { password: "secret" },
  rule({ qr: true }),
  { split: halves },
];

for (const fields of BEHAVIORS) {
  const [name = ""] = Object.keys(fields);
  test(`a link with ${name} stands in for no other, and no other for it`, async ({ api }) => {
    const { body: plain } = await api.post("/links", { url: PAGE });
    const first = await api.post("/links", { url: PAGE, ...fields });
    const second = await api.post("/links", { url: PAGE, ...fields });
    expect([first.status, second.status]).toEqual([201, 201]);
    const reused = await api.post("/links", { url: PAGE });
    expect([reused.status, reused.body.id, reused.body.reused]).toEqual([200, plain.id, true]);
    // Without it, it may be reused again.
    await api.patch(`/links/${second.body.id}`, { [name]: null });
    expect((await api.post("/links", { url: PAGE })).body.id).toBe(second.body.id);
  });
}

test("a field at its default makes no difference to reuse", async ({ api }) => {
  const { body: plain } = await api.post("/links", { url: PAGE });
  const defaults = { forward_query: false, utm: {}, expired_url: "", auto_renew: false, password: null };
  const { status, body } = await api.post("/links", { url: PAGE, ...defaults, rules: null, split: null });
  expect([status, body.id]).toEqual([200, plain.id]);
});
