import { UTM_NAMES } from "@/lib/routing/routing";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";
import { halves, newLink, PAGE } from "./new-link";
import { filled, NEXT_WEEK, OWN_URL, type Rejected, testRejected } from "./reject";

const REJECTED: Rejected = [
  [{ forward_query: "yes" }, "invalid_forward_query", /^forward_query must be true or false/],
  [{ utm: "news" }, "invalid_utm", /^utm must be an object/],
  [{ utm: [] }, "invalid_utm", /^utm must be an object/],
  [{ utm: { sauce: "x" } }, "invalid_utm", /^utm has the unknown field "sauce"/],
  [{ utm: { source: 7 } }, "invalid_utm", /^utm\.source must be text/],
  [{ utm: { source: "a\nb" } }, "invalid_utm", /^utm\.source .*control characters/],
  [{ expired_url: "example.com" }, "invalid_expired_url", /^expired_url must be an http/],
  [{ expired_url: `${OWN_URL}/x` }, "invalid_expired_url", /^expired_url must not point to/],
  [{ auto_renew: 1 }, "invalid_auto_renew", /^auto_renew must be true or false/],
  [{ auto_renew: true, expire_days: 7 }, "invalid_auto_renew", /^auto_renew cannot be combined/],
  [{ auto_renew: true, expires_at: NEXT_WEEK }, "invalid_auto_renew", /^auto_renew cannot be combined/],
  [{ password: "abc" }, "invalid_password", /^password must be text of 4 to 128/],
  [{ password: "x".repeat(129) }, "invalid_password", /^password must be text of 4 to 128/],
  [{ password: "🔑🔑🔑" }, "invalid_password", /^password must be text of 4 to 128/],
  [{ password: "🔑".repeat(129) }, "invalid_password", /^password must be text of 4 to 128/],
  [{ password: "" }, "invalid_password", /^password must be text of 4 to 128/],
  [{ password: "open\nsesame" }, "invalid_password", /^password must be .*without control characters/],
  [{ password: "open\0sesame" }, "invalid_password", /^password must be .*without control characters/],
  [{ password: 12345 }, "invalid_password", /^password must be text of 4 to 128/],
  [{ split: [{ url: PAGE, weight: 100 }] }, "invalid_split", /^split must be a list of 2 to 8/],
  [{ split: Array.from({ length: 9 }, () => ({ url: PAGE, weight: 11 })) }, "invalid_split", /2 to 8/],
  [
    {
      split: [
        { url: PAGE, weight: 50 },
        { url: PAGE, weight: 49 },
      ],
    },
    "invalid_split",
    /sum to 100, not 99/,
  ],
  [{ split: [{ ...halves[0], weight: 51 }, halves[1]] }, "invalid_split", /sum to 100, not 101/],
  [
    {
      split: [
        { url: PAGE, weight: 0 },
        { url: PAGE, weight: 100 },
      ],
    },
    "invalid_split",
    /^split\[0\]\.weight must be a whole number from 1 to 100/,
  ],
  [
    {
      split: [
        { url: PAGE, weight: 33.5 },
        { url: PAGE, weight: 66.5 },
      ],
    },
    "invalid_split",
    /^split\[0\]\.weight/,
  ],
  [{ split: [{ url: "x", weight: 50 }, halves[1]] }, "invalid_split", /^split\[0\]\.url must be an http/],
  [
    { split: [halves[0], { url: `${OWN_URL}/x`, weight: 50 }] },
    "invalid_split",
    /^split\[1\]\.url must not point to/,
  ],
  [
    { split: [{ ...halves[0], label: "B" }, halves[1]] },
    "invalid_split",
    /^split\[1\]\.label is the label of another/,
  ],
  [
    { split: [{ ...halves[0], label: "x".repeat(41) }, halves[1]] },
    "invalid_split",
    /^split\[0\]\.label must be text of at most 40/,
  ],
  [
    { split: [{ ...halves[0], weight: 101 }, halves[1]] },
    "invalid_split",
    /^split\[0\]\.weight must be a whole number from 1 to 100/,
  ],
  [
    { split: [{ ...halves[0], share: 1 }, halves[1]] },
    "invalid_split",
    /^split\[0\] has the unknown field "share"/,
  ],
  [{ split_until: "2099-01-01 00:00:00" }, "invalid_split_until", /^split_until requires split/],
  [
    { split: halves, split_until: "2020-01-01 00:00:00" },
    "invalid_split_until",
    /^split_until must be in the future/,
  ],
  [{ split: halves, split_until: "tomorrow" }, "invalid_split_until", /^split_until must be a UTC date/],
];

testRejected(REJECTED);

test("each campaign parameter has at most 255 characters, on create and on PATCH", async ({ api }) => {
  const link = await newLink(api);
  for (const name of UTM_NAMES) {
    const sent = { utm: { [name]: "x".repeat(256) } };
    for (const refused of [
      await api.post("/links", { url: PAGE, ...sent }),
      await api.patch(`/links/${link.id}`, sent),
    ]) {
      expectRefusal(refused, 422, "invalid_utm", name);
      expect(refused.body.message).toMatch(new RegExp(`^utm\\.${name} must be text of at most 255`));
    }
  }
});

test("the first invalid field in the order of the contract decides, on create and on PATCH", async ({
  api,
}) => {
  const link = await newLink(api);
  const wrong = {
    archived: 1,
    external_id: [],
    notes: 1,
    tags: 1,
    split_until: "x",
    split: 1,
    rules: 1,
    password: 1,
    auto_renew: 1,
    expired_url: 1,
    utm: 1,
    forward_query: 1,
    domain: 1,
    paused: 1,
  };
  const order = Object.keys(wrong).reverse();
  for (const [index, field] of order.entries()) {
    const sent = Object.fromEntries(Object.entries(wrong).filter(([name]) => order.indexOf(name) >= index));
    expectRefusal(await api.post("/links", { url: PAGE, ...sent }), 422, `invalid_${field}`);
    expectRefusal(await api.patch(`/links/${link.id}`, sent), 422, `invalid_${field}`);
  }
});

const RULES_LOOP = { rules: [{ url: OWN_URL, qr: true }] };
const SPLIT_LOOP = { split: [halves[0], { url: OWN_URL, weight: 50 }] };
const DATED = { auto_renew: true, expire_days: 7 };
const ENDLESS = { split_until: "2099-01-01 00:00:00" };

// What is wrong alone, or only together with another field or at this moment, and which of them decides.
const ACROSS: readonly (readonly [sent: object, field: string])[] = [
  [{ ...DATED, domain: "go.unknown.example", expired_url: OWN_URL }, "domain"],
  [{ ...DATED, ...RULES_LOOP, expired_url: OWN_URL }, "expired_url"],
  [{ expired_url: OWN_URL, utm: { sauce: "x" } }, "utm"],
  [{ ...DATED, ...RULES_LOOP, ...SPLIT_LOOP, password: "x" }, "auto_renew"],
  [{ ...RULES_LOOP, ...ENDLESS, password: "x" }, "password"],
  [{ ...RULES_LOOP, ...SPLIT_LOOP, split_until: "2020-01-01 00:00:00" }, "rules"],
  [{ ...RULES_LOOP, ...ENDLESS }, "rules"],
  [{ ...SPLIT_LOOP, split_until: "2020-01-01 00:00:00", tags: 1 }, "split"],
  [{ ...ENDLESS, tags: 1, notes: 1 }, "split_until"],
  [{ tags: ["a", "A"], archived: "x" }, "tags"],
];

test("rules between fields fail at their place in that order, on create and on PATCH", async ({ api }) => {
  const link = await newLink(api);
  for (const [template, field] of ACROSS) {
    const sent = filled(template);
    const label = JSON.stringify(sent);
    expectRefusal(await api.post("/links", { url: PAGE, ...sent }), 422, `invalid_${field}`, label);
    expectRefusal(await api.patch(`/links/${link.id}`, sent), 422, `invalid_${field}`, label);
  }
});
