import { newName } from "@/tests/api/domains/domain";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";
import { GOOD, REFUSED } from "./refused-values";

const isEmpty = (value: unknown) => value === null || (typeof value === "string" && value.trim() === "");
/** What no field takes as a URL; nothing at all is a default of some. */
const WRONG = (REFUSED.url ?? []).filter((value) => !isEmpty(value));
const EMPTY = (REFUSED.url ?? []).filter(isEmpty);

const show = (value: unknown) => JSON.stringify(value).slice(0, 60);

/** The other URLs of a link: the values they refuse, where these stand, and how messages name it. */
const FIELDS: readonly (readonly [
  field: string,
  values: readonly unknown[],
  at: (value: unknown) => unknown,
  path: string,
])[] = [
  ["expired_url", WRONG, (url) => url, "expired_url "],
  [
    "rules",
    [...WRONG, ...EMPTY],
    (url) => [
      { url: GOOD, qr: true },
      { url, qr: false },
    ],
    "rules[1].url ",
  ],
  [
    "split",
    [...WRONG, ...EMPTY],
    (url) => [
      { url, weight: 50 },
      { url: GOOD, weight: 50 },
    ],
    "split[0].url ",
  ],
];

for (const [field, values, at, path] of FIELDS)
  test(`${field} refuses what url refuses, on create and on PATCH, and changes nothing`, async ({ api }) => {
    expect(values.length).toBeGreaterThan(35);
    const links = values.map((value) => ({ url: GOOD, [field]: at(value) }));
    const { data } = (await api.post("/links/bulk", { links })).body;
    const { body: link } = await api.post("/links", { url: GOOD, title: "as it was" });
    for (const [index, value] of values.entries()) {
      const error = `invalid_${field}`;
      expect(data[index], show(value)).toMatchObject({ status: 422, error });
      expect(data[index].message.slice(0, path.length)).toBe(path);
      const change = { title: "changed", [field]: at(value) };
      expectRefusal(await api.patch(`/links/${link.id}`, change), 422, error, show(value));
    }
    const { data: all } = (await api.get("/links")).body;
    expect(all).toEqual([link]);
  });

test("the URLs of a domain refuse it, too", async ({ api }) => {
  const { body: domain } = await api.post("/domains", { name: newName() });
  for (const field of ["root_url", "not_found_url", "expired_url"])
    for (const value of WRONG) {
      const change = { [field]: value };
      const response = await api.patch(`/domains/${domain.id}`, change);
      expectRefusal(response, 422, `invalid_${field}`, show(value));
      const created = await api.post("/domains", { name: newName(), ...change });
      expectRefusal(created, 422, `invalid_${field}`, show(value));
    }
  expect((await api.get("/domains")).body.data).toEqual([domain]);
});
