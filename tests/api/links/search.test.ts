import { randomUUID } from "node:crypto";
import { expect, test } from "@/tests/support/fixtures";
import { found, make } from "./search-client";

test.describe("GET /links?q", () => {
  test("finds by slug, title and destination, in any letter case, and nothing else", async ({ api }) => {
    const word = randomUUID().slice(0, 8);
    const bySlug = await make(api, { alias: `Sp-${word}-Sale` });
    const byTitle = await make(api, { title: `The ${word.toUpperCase()} of spring` });
    const byUrl = await make(api, { url: `https://EXAMPLE.org/Some/${word}?x=Ab#Cd` });
    await make(api, { title: "Something else" });
    for (const typed of [word, word.toUpperCase(), ` ${word} `]) {
      expect(await found(api, typed)).toMatchObject({ total: 3, ids: [byUrl, byTitle, bySlug] });
    }
    expect((await found(api, `sp-${word}-sALE`)).ids).toEqual([bySlug]);
    expect((await found(api, `E ${word} OF SP`)).ids).toEqual([byTitle]);
    expect((await found(api, `example.ORG/some/${word}?X=aB#cD`)).ids).toEqual([byUrl]);
    expect(await found(api, `${word}zz`)).toMatchObject({ total: 0, data: [], limit: 25, offset: 0 });
  });

  test("doesn't match across two fields", async ({ api }) => {
    const alias = randomUUID();
    const id = await make(api, { alias, title: "Title", url: "https://example.com/" });
    for (const q of [`${alias}Title`, `${alias} Title`, "Titlehttps", "Title https", `${id}`, "n"]) {
      const { ids } = await found(api, q);
      expect(ids, q).toEqual(
        [alias, "Title", "https://example.com/"].some((text) => text.includes(q)) ? [id] : [],
      );
    }
  });

  const LETTERS = [
    ["É", "é"],
    ["CAFÉ", "café"],
    ["ÄÖÜ", "äöü"],
    ["ПРИВЕТ", "привет"],
    ["ΑΒΓΔ", "αβγδ"],
    ["ŁÓDŹ", "łódź"],
    ["ẞ", "ß"],
    ["Straße", "STRAẞE"],
    ["ÅNGSTRÖM", "ångström"],
    ["ＡＢＣ", "ａｂｃ"],
    ["日本語", "日本語"],
    ["🎉x", "🎉X"],
  ] as const;
  for (const [one, two] of LETTERS) {
    test(`${one} and ${two} find each other, in titles and destinations`, async ({ api }) => {
      const first = await make(api, { title: `a ${one} b` });
      const second = await make(api, { title: `a ${two} b` });
      const third = await make(api, { url: `https://example.com/${one}` });
      await make(api, { title: "plain cafe strasse" });
      expect((await found(api, one)).ids).toEqual([third, second, first]);
      expect((await found(api, two)).ids).toEqual([third, second, first]);
    });
  }

  const LITERAL = [
    "%",
    "_",
    "\\",
    "'",
    '"',
    "100%",
    "a_b",
    "\\%",
    "\\\\",
    "%%",
    "';--",
    "*",
    "?",
    ".",
    "[a]",
    "$1",
    "E'\\n'",
    "&",
    "+",
  ];
  for (const text of LITERAL) {
    test(`${text} is matched literally`, async ({ api }) => {
      const url = `https://localhost/${"x".repeat(9)}`;
      const id = await make(api, { url, alias: randomUUID().replaceAll("-", "a"), title: `x${text}y` });
      await make(api, { url, alias: randomUUID().replaceAll("-", "a"), title: "xaby 100 a1b" });
      expect(await found(api, text)).toMatchObject({ total: 1, ids: [id] });
      expect(await found(api, `${text}${text}${text}${text}z`)).toMatchObject({ total: 0, ids: [] });
    });
  }

  test("finds only the account's own links", async ({ api, stranger }) => {
    const word = randomUUID();
    const own = await make(api, { title: word });
    const foreign = await make(stranger, { title: word });
    expect(await found(api, word)).toMatchObject({ total: 1, ids: [own] });
    expect(await found(stranger, word)).toMatchObject({ total: 1, ids: [foreign] });
  });

  test("returns pages newest first, with the total of matches", async ({ api }) => {
    const ids: number[] = [];
    for (let n = 0; n < 12; n++) {
      const id = await make(api, { title: n % 4 ? `spring ${n}` : "winter" });
      if (n % 4) ids.unshift(id);
    }
    expect(await found(api, "SPRING")).toMatchObject({ total: 9, limit: 25, offset: 0, ids });
    expect(await found(api, "spring", "&limit=4")).toMatchObject({
      total: 9,
      limit: 4,
      ids: ids.slice(0, 4),
    });
    const second = { total: 9, limit: 4, offset: 4, ids: ids.slice(4, 8) };
    expect(await found(api, "spring", "&limit=4&offset=4")).toMatchObject(second);
    expect(await found(api, "spring", "&offset=8")).toMatchObject({ total: 9, ids: ids.slice(8) });
    expect(await found(api, "spring", "&offset=99")).toMatchObject({ total: 9, ids: [], data: [] });
  });

  test("returns the same objects as reading them one by one", async ({ api }) => {
    const id = await make(api, { title: "spring", click_limit: 4, paused: true });
    expect((await found(api, "spring")).data).toEqual([(await api.get(`/links/${id}`)).body]);
  });

  test("ignores an empty q, and uses the last of several", async ({ api }) => {
    const first = await make(api, { title: "spring" });
    const second = await make(api, { title: "winter" });
    for (const query of ["q=", "q=spring&q=", "q=%20", "q=+"]) {
      const { body } = await api.get(`/links?${query}`);
      const wanted = query === "q=spring&q=" ? [[second, first], [first]] : [[second, first]];
      expect(wanted, query).toContainEqual(body.data.map(({ id }: { id: number }) => id));
    }
    expect((await api.get("/links?q=spring&q=winter")).body.data[0].id).toBe(second);
  });

  test("rejects control characters and long texts with a message that names q", async ({ api }) => {
    for (const q of ["%00", "a%00b", "a%0Ab", "%09x", "%7F", "%C2%85", "x".repeat(5000)]) {
      const response = await api.get(`/links?q=${q}`);
      expect(response, q).toMatchObject({ status: 422, body: { error: "invalid_q" } });
      expect(response.body.message).toBe(
        "q must be text of at most 2048 characters, without control characters",
      );
    }
  });
});
