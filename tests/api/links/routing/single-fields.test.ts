import { expect, test } from "@/tests/support/fixtures";
import { halves, newLink, PAGE } from "./new-link";

/** A link with every field of its routing. */
const FULL = {
  forward_query: true,
  utm: { source: "x" },
  expired_url: `${PAGE}/over`,
  auto_renew: true,
  password: "secret",
  rules: [
    { url: `${PAGE}/1`, qr: true },
    { url: `${PAGE}/2`, countries: ["DE"] },
  ],
  split: halves,
  split_until: "2099-01-01 00:00:00",
};

/** One changed field, and what it changes. */
const SINGLE: readonly (readonly [sent: object, after?: object])[] = [
  [{ forward_query: false }],
  [{ utm: { term: "t" } }, { utm: { term: "t" }, target_url: `${PAGE}?utm_term=t` }],
  [{ url: `${PAGE}/new` }, { long_url: `${PAGE}/new`, target_url: `${PAGE}/new?utm_source=x` }],
  [{ expired_url: `${PAGE}/later` }],
  [{ auto_renew: false }],
  [{ password: "another secret" }, {}],
  [{ password: null }, { has_password: false }],
  // Replaced as a whole.
  [
    { rules: [{ url: `${PAGE}/3`, qr: false }] },
    { rules: [{ id: 5, label: "", url: `${PAGE}/3`, qr: false }] },
  ],
  [{ rules: null }],
  [
    { split: [...halves].reverse() },
    {
      split: [
        { ...halves[1], id: 5, label: "A" },
        { ...halves[0], id: 6, label: "B" },
      ],
    },
  ],
  [{ split_until: "2098-01-01 00:00:00" }],
  [{ split_until: null }],
];

test("a PATCH of one field changes that one and no other", async ({ api }) => {
  for (const [sent, after = sent] of SINGLE) {
    const { updated_at, ...link } = await newLink(api, FULL);
    expect(link.target_url).toBe(`${PAGE}?utm_source=x`);
    const { status, body } = await api.patch(`/links/${link.id}`, sent);
    expect([status, body], JSON.stringify(sent)).toEqual([
      200,
      { ...link, ...after, updated_at: body.updated_at },
    ]);
    expect((await api.get(`/links/${link.id}`)).body).toEqual(body);
  }
});
