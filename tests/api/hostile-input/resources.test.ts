import fc from "fast-check";
import type { Field } from "@/tests/api/conventions/resource";
import { RESOURCES } from "@/tests/api/conventions/resources";
import { expect, test, visit } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";
import { expectSound } from "./responses";
import { anything, dateTime, text, words } from "./values";

// Anything sent to any resource is rejected cleanly without side effects, or stored and returned unchanged from then on.

test.setTimeout(180_000);

const json = (...values: fc.Arbitrary<unknown>[]) =>
  fc.oneof(...values).map((value) => JSON.stringify(value));

const ADDRESSES =
  words(`https://xn--bcher-kva.example/ http://[::ffff:1.2.3.4]:8080/ http://0x7f.1/ https://a..b/
  https://☃.example/?q=\u202e#% mailto:a@b.c?body=%0d tel:+1(2)3;x=y javascript:alert(1) data:, //a.b https://a@b`);

const strings = fc.oneof(
  text,
  fc.constantFrom(...ADDRESSES),
  dateTime,
  fc.stringMatching(/^[A-Za-z0-9_-]{8,64}$/),
);

/** Nearly valid values: repeated, cut off, doubled or reversed. */
function near(good: unknown): fc.Arbitrary<unknown> {
  if (typeof good === "string") return strings;
  if (typeof good === "number")
    return fc.oneof(fc.integer({ min: -1, max: 1300 }), fc.double({ noNaN: true }));
  if (Array.isArray(good)) return fc.array(good.length ? near(good[0]) : strings, { maxLength: 14 });
  if (typeof good === "object" && good !== null)
    return fc.record(Object.fromEntries(Object.entries(good).map(([name, value]) => [name, near(value)])), {
      requiredKeys: [],
    });
  return fc.boolean();
}

const member = ([name, wrong, good]: Field) =>
  fc
    .oneof(
      { weight: 3, arbitrary: json(fc.constant(good)) },
      { weight: 3, arbitrary: json(near(good ?? "")) },
      { weight: 1, arbitrary: json(fc.constant(wrong)) },
      { weight: 2, arbitrary: anything },
    )
    .map((value) => `${JSON.stringify(name)}:${value}`);

const bodies = (fields: readonly Field[]) =>
  fc
    .subarray(
      [...fields, ...["id", "created_at", "__proto__", "views"].map((name): Field => [name, 1, "x", null])],
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .chain((chosen) => fc.tuple(...chosen.map(member)))
    .map((members) => `{${members.join()}}`);

/** A row without the fields that change by time or visits alone. */
const lasting = ({
  views: _views,
  scans: _scans,
  state: _state,
  active: _active,
  ...row
}: Record<string, unknown>) => row;

for (const { name, open, body, fields } of RESOURCES) {
  test(`PATCH of ${name}`, async ({ api }) => {
    const path = await open(api);
    const { body: created } = await api.post(path, body(1));
    const at = `${path}/${created.id}`;
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(bodies(fields), async (sent) => {
        const before = await api.get(at);
        const response = await api.patch(at, sent);
        expectSound(response);
        const { body: after } = await api.get(at);
        if (response.status >= 400) return void expect(lasting(after), sent).toEqual(lasting(before.body));
        accepted++;
        expect(lasting(response.body), sent).toEqual(lasting(after));
        expect((await api.patch(at, after)).status, sent).toBe(200);
        expect(lasting((await api.get(at)).body), sent).toEqual(lasting(after));
        for (const url of [after.page_url, after.gif_url, after.png_url])
          if (url) expect((await visit(url)).status, `${url} ${sent}`).toBeLessThan(500);
      }),
      { numRuns: cases(150) },
    );
    expect(accepted).toBeGreaterThan(cases(20));
  });
}
