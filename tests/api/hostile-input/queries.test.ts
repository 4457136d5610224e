import fc from "fast-check";
import { expect, test } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";
import { expectSound } from "./responses";
import { day, encoded, text, words } from "./values";

test.setTimeout(180_000);

const number = fc.constantFrom(
  ...words(
    `0 1 -1 100 1.5 1e3 -0 0x10 NaN Infinity +5 ٣ 96 2048 2049 2147483648 999999999999999 ${"9".repeat(400)}`,
  ),
  " 5",
);

/** The query parameters of each endpoint, with plausible values. */
const ENDPOINTS: Record<string, Record<string, fc.Arbitrary<string>>> = {
  "/links": { limit: number, offset: number, q: text },
  "/links/{id}": {},
  "/links/{id}/qr": {
    format: fc.constantFrom("png", "svg", "PNG", "gif"),
    size: number,
    margin: number,
    fg: fc.constantFrom("000000", "FFFFFF", "fff", "#000000", "gggggg"),
    bg: fc.constantFrom("ffffff", "000000", "0000000"),
    level: fc.constantFrom("L", "M", "Q", "H", "l"),
  },
  "/links/{id}/stats": { from: day, to: day },
  "/me": {},
};

// Raw query strings: broken percent codes, invalid UTF-8, surrogates, brackets, nothing.
const rawValue = fc.constantFrom(
  ...words("% %zz %00 %ff %ed%a0%80 %c0%af %F0%9F %2525 %u0041 + a+b [] a=b=c"),
  "",
);

const queryOf = (known: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<string> => {
  const names = fc.oneof(...[...Object.keys(known), "limit[]", "__proto__", "constructor"].map(fc.constant));
  const any = fc
    .tuple(names, fc.oneof(fc.oneof(text, number, day).map(encoded), rawValue))
    .map(([name, value]) => `${name}=${value}`);
  const meant = Object.entries(known).map(([name, value]) => value.map((one) => `${name}=${encoded(one)}`));
  const odd = fc.constantFrom("", ...words("= & ? limit =5 % %00=1"));
  const part = fc.oneof(
    ...meant.map((arbitrary) => ({ weight: 4, arbitrary })),
    { weight: 2, arbitrary: any },
    odd,
  );
  return fc.array(part, { maxLength: 4 }).map((parts) => parts.join("&"));
};

const target = fc
  .constantFrom(...Object.keys(ENDPOINTS))
  .chain((path) => fc.tuple(fc.constant(path), queryOf(ENDPOINTS[path] ?? {})));

test("every query of every endpoint gets a valid response", async ({ api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(target, async ([path, query]) => {
      const response = await api.get(`${path.replace("{id}", link.id)}?${query}`);
      expectSound(response);
      expect([200, 422]).toContain(response.status);
      seen.add(response.status);
    }),
    { numRuns: cases(400) },
  );
  expect([...seen].sort()).toEqual([200, 422]);
});

test("statistics cover exactly the requested days, or are rejected", async ({ api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  const edges = words(`0000-12-31 0001-01-01 0001-01-29 0001-01-30 2024-02-29 2025-02-29 9999-12-01 9999-12-31
    10000-01-01`);
  for (const edge of edges) {
    for (const query of [`from=${edge}`, `to=${edge}`, `from=${edge}&to=${edge}`]) {
      const response = await api.get(`/links/${link.id}/stats?${query}`);
      expectSound(response);
      if (response.status !== 200) continue;
      const days = response.body.daily.map(({ date }: { date: string }) => date);
      if (query.includes("from")) expect(days[0], query).toBe(edge);
      if (query.includes("to")) expect(days.at(-1), query).toBe(edge);
      if (!query.includes("from")) expect(days.length === 30 || days[0] === "0001-01-01", query).toBe(true);
    }
  }
  for (const edge of ["0001-01-01", "2024-02-29", "9999-12-31"]) {
    const response = await api.get(`/links/${link.id}/stats?from=${edge}&to=${edge}`);
    expect(response, edge).toMatchObject({
      status: 200,
      body: { clicks: 0, daily: [{ date: edge, clicks: 0 }] },
    });
  }
});
