import { expect, test } from "@playwright/test";
import { destinationOf } from "@/lib/routing/destination";
import { D, FORWARDED, TAGGED, UTM } from "@/tests/support/destinations";

for (const [url, query, location] of FORWARDED) {
  test(`${url} forwards "${query}"`, () => {
    expect(destinationOf(url, { utm: null, forwardQuery: true }, query)).toBe(location);
    const whole = new URL(location);
    expect([whole.host, whole.pathname]).toEqual([new URL(url).host, new URL(url).pathname]);
  });
}

for (const [url, query, location] of TAGGED) {
  test(`campaign parameters on ${url}${query === null ? "" : ` with "${query}" forwarded`}`, () => {
    expect(destinationOf(url, { utm: UTM, forwardQuery: query !== null }, query ?? "utm_source=no")).toBe(
      location,
    );
  });
}

test("a query that would make the address too long is not forwarded, the campaign parameters are kept", () => {
  const long = (length: number) => `a=${"x".repeat(length)}`;
  const forward = { utm: { source: "s" }, forwardQuery: true };
  const base = `${D}?utm_source=s`;
  expect(destinationOf(D, forward, long(7_960))).toBe(`${base}&${long(7_960)}`);
  expect(destinationOf(D, forward, long(7_990))).toBe(base);
});
