import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";
import { newLink, PAGE } from "./new-link";

const LARGEST = 65_536;

const long = (name: string) => `${PAGE}/${name}?`.padEnd(2048, "x");
const bytesOf = (part: object) => Buffer.byteLength(JSON.stringify(part));

/** Rules, a split and campaign parameters that have this size together. */
function routingOf(size: number) {
  const split = Array.from({ length: 8 }, (_, n) => ({
    url: long(`split${n}`),
    label: "é".repeat(n),
    weight: n < 4 ? 12 : 13,
  }));
  split[0] = { url: PAGE, label: "0", weight: 12 };
  const utm = { source: "ü".repeat(255) };
  const rules = Array.from({ length: 20 }, (_, n) => ({
    url: long(`${n}`),
    label: "",
    query: ["a", "b"].map((name) => ({ name, value: "" })),
  }));
  let left = size - bytesOf(rules) - bytesOf(split) - bytesOf(utm);
  for (const pair of rules.flatMap(({ query }) => query)) {
    pair.value = "v".repeat(Math.min(255, left));
    left -= pair.value.length;
  }
  expect(left).toBe(0);
  return { rules, split, utm };
}

test("rules, split and campaign parameters have at most 65,536 bytes together, on create and on PATCH", async ({
  api,
}) => {
  const refused = await api.post("/links", { url: PAGE, ...routingOf(LARGEST + 1) });
  expectRefusal(refused, 422, "invalid_rules");
  expect(refused.body.message).toMatch(/^rules must be at most 65,536 bytes as JSON, together with split/);
  const { id, rules, split, utm } = await newLink(api, routingOf(LARGEST));
  const at = `/links/${id}`;
  const [first, ...others] = split;
  const longer = { split: [{ ...first, label: "10" }, ...others] };
  for (const sent of [
    longer,
    { utm: { ...utm, ref: "x" } },
    { rules: [{ ...rules[0], label: "x" }, ...rules.slice(1)] },
  ])
    expectRefusal(await api.patch(at, sent), 422, "invalid_rules", Object.keys(sent).join());
  expect((await api.get(at)).body).toMatchObject({ rules, split, utm });
  // The ids of what was read count for nothing.
  const other = { ...rules[0], url: rules[0].url.replace(/x$/, "y") };
  expect(await api.patch(at, { rules: [other, ...rules.slice(1)], split })).toMatchObject({ status: 200 });
  expect(await api.patch(at, { utm: null })).toMatchObject({ status: 200 });
  expect(await api.patch(at, longer)).toMatchObject({ status: 200 });
});
