import { env } from "@/lib/env";
import { RESOURCES } from "@/tests/api/conventions/resources";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { dig, document, templateOf } from "@/tests/support/clients/openapi-conformance";
import { expect, test } from "@/tests/support/fixtures";
import { someOf } from "@/tests/support/repetitions";
import { giveLogo } from "@/tests/support/rows/logos";

// Sets of values are closed, and the OpenAPI document lists them (docs/contract.md §2).

const words = (text: string) => text.split(" ");

/** The sets of the contract, in its order; `[]` stands for an entry of a list. */
const CONTRACT: Record<string, Record<string, unknown[]>> = {
  links: {
    expire_days: [1, 7, 30, 90, 180, 365],
    on_duplicate: ["reuse", "create"],
    "rules[].devices[]": ["desktop", "mobile", "tablet", "tv"],
    "rules[].systems[]": words("ios android windows macos linux chromeos other"),
  },
  tags: { color: words("gray red orange yellow green teal blue purple") },
  timers: { style: ["boxed", "plain", "rounded"] },
  countdowns: { theme: ["light", "dark", "brand"], expired_action: ["message", "redirect"] },
  "bio pages": {
    "socials[].platform": words(
      "website email phone x instagram facebook threads tiktok youtube linkedin github whatsapp telegram pinterest snapchat spotify twitch discord reddit mastodon bluesky",
    ),
  },
  "bio links": { kind: words("link heading divider embed form") },
  "menu items": {
    "allergens[]": words(
      "gluten crustaceans eggs fish peanuts soybeans milk nuts celery mustard sesame sulphites lupin molluscs",
    ),
    "dietary[]": words("vegan vegetarian halal kosher gluten_free organic"),
    "marks[]": words("new popular spicy chef_special"),
  },
  signatures: { template: ["classic", "compact", "stacked"] },
};

/** Sets that the contract leaves open, and sets that another resource has too. */
const OTHERS: Record<string, string[]> = {
  links: ["rules[].browsers[]", "rules[].timezone"],
  countdowns: ["language", "timezone"],
  "bio pages": ["theme", "button_style"],
  menus: ["currency", "language", "theme"],
  signatures: ["font", "socials[].platform"],
};

/** Values that are accepted in any letter case or with a suffix: other invalid ones for them. */
const NEAR: Record<string, unknown[]> = {
  timezone: ["Europe/Berlinx", "Berlin", "+01:00", ""],
  "rules[].timezone": ["Europe/Berlinx", "Berlin", "+01:00", ""],
  language: ["xx", "e", "english", "xx-DE", ""],
};

/** What a value needs beside it. */
const COMPANIONS: Record<string, object> = {
  redirect: { redirect_url: "https://example.com/next" },
  link: { url: "https://example.com/" },
  heading: { url: null },
  divider: { url: null },
  embed: { url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" },
};

/** The value in the response: former codes are returned as current ones. */
const shown = (pointer: string, name: unknown) =>
  pointer === "language" ? new Intl.Locale(String(name)).toString() : name;

const entries = (value: unknown): [string, unknown][] => Object.entries(Object(value));

/** Every set of values below a schema's properties, without the null that means the default. */
function setsIn(schema: unknown, pointer = ""): [pointer: string, values: unknown[]][] {
  const ref = dig(schema, "$ref");
  if (ref) return setsIn(dig(document, ...String(ref).replace("#/", "").split("/")), pointer);
  const forms: unknown[] = [dig(schema, "anyOf") ?? []].flat();
  const values = dig(schema, "enum");
  const own: [string, unknown[]][] = Array.isArray(values)
    ? [[pointer, values.filter((value) => value !== null)]]
    : [];
  const items = dig(schema, "items");
  return [
    ...own,
    ...forms.flatMap((form) => setsIn(form, pointer)),
    ...(items ? setsIn(items, `${pointer}[]`) : []),
    ...entries(dig(schema, "properties")).flatMap(([name, inner]) =>
      setsIn(inner, pointer ? `${pointer}.${name}` : name),
    ),
  ];
}

function bodySchema(path: string): unknown {
  const at = ["post", "requestBody", "content", "application/json", "schema", "$ref"];
  const ref = dig(document, "paths", templateOf(path) ?? "", ...at);
  return dig(document, ...String(ref).replace("#/", "").split("/"));
}

/** A body with this value at the path of a set. */
const holding = (pointer: string, value: unknown): Record<string, unknown> => {
  const [field = ""] = pointer.split(/\[|\./);
  const [, member, list] = /^rules\[\]\.([a-z]+)(\[\])?$/.exec(pointer) ?? [];
  if (member)
    return {
      rules: [
        { url: "https://example.com/rule", days: [1], timezone: "UTC", [member]: list ? [value] : value },
      ],
    };
  if (pointer.endsWith("[].platform")) return { [field]: [{ platform: value, url: "https://example.com/" }] };
  return { [field]: pointer.endsWith("[]") ? [value] : value };
};

for (const { name, open, body } of RESOURCES) {
  test(`${name}: accepts exactly the values that the document lists`, async ({ api }) => {
    const path = await open(api);
    const sets = Object.fromEntries(setsIn(bodySchema(path)));
    const expected: Record<string, unknown> = { ...CONTRACT[name] };
    for (const pointer of OTHERS[name] ?? []) expected[pointer] = expect.any(Array);
    expect(sets).toEqual(expected);

    const { body: row } = await api.post(path, body(1));
    for (const [pointer, values] of Object.entries(sets)) {
      const [field = ""] = pointer.split(/\[|\./);
      const readable = field in row;
      for (const value of someOf(values)) {
        const sent = holding(pointer, value);
        // Needs a form of the account: tests/api/bio-pages.
        if (pointer === "kind" && value === "form") continue;
        const extra = COMPANIONS[String(value)] ?? {};
        const response = await api.patch(`${path}/${row.id}`, { ...sent, ...extra });
        const stored = readable ? holding(pointer, shown(pointer, value)) : {};
        expect(response, `${pointer} ${value}`).toMatchObject({ status: 200, body: stored });
      }
      const [first] = values;
      const near = typeof first === "number" ? [2, 366, "7"] : [`${first}x`, `${first}`.toUpperCase(), ""];
      for (const wrong of (NEAR[pointer] ?? near).filter((value) => !values.includes(value)))
        expectRefusal(
          await api.post(path, { ...body(2), ...holding(pointer, wrong) }),
          422,
          `invalid_${field}`,
        );
    }
  });
}

test("the options of a QR code accept exactly the values that the document lists", async ({
  account,
  api,
}) => {
  await giveLogo(account);
  const { body: link } = await api.post("/links", { url: env.APP_URL.replace("localhost", "example.com") });
  const parameters: unknown = dig(document, "paths", "/links/{id}/qr", "get", "parameters");
  const listed = Object(parameters).flatMap((parameter: unknown) => {
    const values = dig(parameter, "schema", "enum");
    return values ? [[dig(parameter, "name"), values]] : [];
  });
  const shapes = ["square", "rounded", "circle"];
  expect(Object.fromEntries(listed)).toEqual({
    format: ["png", "svg"],
    level: ["L", "M", "Q", "H"],
    logo: ["0", "1"],
    dots: shapes,
    eyes: shapes,
    track: ["0", "1"],
  });
  for (const [name, values] of listed) {
    for (const value of values)
      expect((await api.get(`/links/${link.id}/qr?${name}=${value}`)).status).toBe(200);
    for (const wrong of ["x", values[0] + values[1], "null"])
      expectRefusal(await api.get(`/links/${link.id}/qr?${name}=${wrong}`), 422, `invalid_${name}`);
  }
});
