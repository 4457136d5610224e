import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { DATE_TIME } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";

test.describe("POST /bio-pages", () => {
  test("needs only a title and fills in the defaults", async ({ api }) => {
    const { status, body } = await api.post("/bio-pages", { title: "  Ada Lovelace " });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      slug: expect.stringMatching(/^[a-z2-9]{7}$/),
      page_url: `${env.SHORT_URL}/b/${body.slug}`,
      title: "Ada Lovelace",
      description: "",
      theme: "clean",
      button_style: "rounded",
      accent: null,
      socials: [],
      published: true,
      background: null,
      avatar_url: null,
      views: 0,
      clicks: 0,
      created_at: expect.stringMatching(DATE_TIME),
      updated_at: body.created_at,
      links: [],
    });
    expect((await api.get(`/bio-pages/${body.id}`)).body).toEqual(body);
    const { links: _links, ...listed } = body;
    expect((await api.get("/bio-pages")).body.data).toEqual([listed]);
  });

  test("stores every field as sent", async ({ api }) => {
    const slug = `Ada_${randomSlug()}-X`;
    const fields = {
      title: "Ada",
      slug,
      description: "Numbers,\nand poetry.",
      theme: "midnight",
      button_style: "pill",
      accent: "AbCdEf",
      socials: [
        { platform: "mastodon", url: "https://example.social/@ada" },
        { platform: "email", url: "mailto:ada@example.com?subject=Hello" },
        { platform: "phone", url: "tel:+44-20-7946-0000" },
      ],
      published: false,
    };
    const { status, body } = await api.post("/bio-pages", fields);
    expect(status).toBe(201);
    expect(body).toMatchObject(fields);
    const { alias: _, ...byAlias } = { ...fields, alias: randomSlug() };
    expect((await api.post("/bio-pages", { ...byAlias, slug: null, alias: `${slug}2` })).body.slug).toBe(
      `${slug}2`,
    );
  });

  const AT_THE_EDGE: [field: string, value: unknown][] = [
    ["title", "😀".repeat(200)],
    ["description", "é".repeat(500)],
    ["alias", "a"],
    ["socials", Array.from({ length: 12 }, () => ({ platform: "website", url: "https://example.com/" }))],
  ];
  for (const [field, value] of AT_THE_EDGE) {
    test(`accepts ${field} at its limit`, async ({ api }) => {
      const sent = field === "alias" ? randomSlug(64) : value;
      const { status, body } = await api.post("/bio-pages", { title: "x", [field]: sent });
      expect(status).toBe(201);
      expect(body[field === "alias" ? "slug" : field]).toEqual(sent);
    });
  }

  const social = { platform: "website", url: "https://example.com/" };
  const REFUSED: [field: string, value: unknown][] = [
    ["title", "😀".repeat(201)],
    ["title", ""],
    ["title", " \n "],
    ["title", null],
    ["title", 7],
    ["title", "a\nb"],
    ["title", "a\u0000b"],
    ["title", "a\ud800"],
    ["alias", "a b"],
    ["alias", ""],
    ["alias", "é"],
    ["alias", "a".repeat(65)],
    ["alias", "a/b"],
    ["alias", 5],
    ["description", "é".repeat(501)],
    ["description", "a\u0007b"],
    ["description", ["a"]],
    ["theme", "unknown"],
    ["theme", "Clean"],
    ["theme", ""],
    ["theme", "__proto__"],
    ["button_style", "round"],
    ["button_style", 1],
    ["accent", "#abcdef"],
    ["accent", "abc"],
    ["accent", "gggggg"],
    ["accent", 123456],
    ["socials", "x"],
    ["socials", {}],
    ["socials", [7]],
    ["socials", [{ platform: "myspace", url: "https://example.com/" }]],
    ["socials", [{ platform: "constructor", url: "https://example.com/" }]],
    ["socials", [{ platform: "x" }]],
    ["socials", [{ url: "https://example.com/" }]],
    ["socials", [{ ...social, url: "javascript:alert(1)" }]],
    ["socials", [{ ...social, url: "ftp://example.com/" }]],
    ["socials", [{ ...social, url: "https://user:pass@example.com/" }]],
    ["socials", [social, { ...social, url: "" }]],
    ["socials", Array.from({ length: 13 }, () => social)],
    ["published", "yes"],
    ["published", 1],
  ];
  test("rejects an invalid field by its name", async ({ api }) => {
    for (const [field, value] of REFUSED) {
      const response = await api.post("/bio-pages", { title: "x", [field]: value });
      expectRefusal(response, 422, `invalid_${field}`, `${field}: ${JSON.stringify(value)?.slice(0, 80)}`);
      expect(response.body.message).toContain(field);
    }
    expectRefusal(await api.post("/bio-pages", {}), 422, "invalid_title");
    const mixed = await api.post("/bio-pages", { title: "x", socials: [social, null] });
    expect(mixed.body.message).toBe("socials[1] must be an object with platform and url");
    const { body } = await api.get("/bio-pages");
    expect(body.total).toBe(0);
  });
});
