import { parse } from "csv-parse/sync";
import { db } from "@/lib/db/client";
import { linkExports } from "@/lib/links/export";
import { linkImports } from "@/lib/links/import";
import { processImportBatch } from "@/lib/links/import/process-batch";
import type { Owner } from "@/lib/owner";
import { randomSlug } from "@/lib/slugs/slugs";
import { expect, newAccount, test } from "@/tests/support/fixtures";

const streamOf = (...pieces: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === "string" ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });

const read = (owner: Owner, ...pieces: (string | Uint8Array)[]) =>
  linkImports.read(owner, "links.csv", streamOf(...pieces), new Date());

/** Runs this import, in this process beside the server, until it is done. */
async function make(owner: Owner, id: number) {
  await linkImports.start(owner, { id });
  await expect
    .poll(async () => {
      await processImportBatch(new Date());
      return (await linkImports.get(owner, { id })).state;
    })
    .toBe("done");
  return linkImports.get(owner, { id });
}

test.describe("an import of links", () => {
  test("checks every row, creates links for the valid ones, and reports each", async ({ account, api }) => {
    const [alias, taken] = [randomSlug(10), randomSlug(10)];
    await (await newAccount()).api.post("/links", { url: "https://example.com/", alias: taken });
    const rows = [
      `https://example.com/1,${alias},One`,
      `https://example.com/2,${taken.toUpperCase()},Two`,
      `https://example.com/3,${alias},Again`,
      "ftp://example.com/4,,Four",
      "https://example.com/5,dashboard,Five",
      'https://example.com/6,,"Six, ""quoted"""',
      "https://example.com/6,,Twin",
    ];
    const found = await read(account.owner, `url,alias,title\r\n${rows.join("\r\n")}\r\n`);
    expect(found).toMatchObject({
      state: "ready",
      total: 7,
      faulty: 4,
      created: 0,
      layout: "Matched by column name",
    });
    expect((await api.get("/links")).body.total).toBe(0);
    const problems = await linkImports.problemsOf(account.owner, found, 0, 100);
    expect(problems.map(({ line, message }) => [line, message?.split(" ")[0]])).toEqual([
      [3, "Slug:"],
      [4, "Slug:"],
      [5, "Destination:"],
      [6, "Slug:"],
    ]);
    expect(await make(account.owner, found.id)).toMatchObject({ created: 2, reused: 1, refused: 0 });
    const { data } = (await api.get("/links")).body;
    expect(data.map((link: { title: string }) => link.title).sort()).toEqual(["One", 'Six, "quoted"']);
    expect(
      await db.event.count({ where: { accountId: account.owner.accountId, name: "link.created" } }),
    ).toBe(2);
  });

  test("rejects an alias that was taken since the check", async ({ account, api }) => {
    const alias = randomSlug(10);
    const found = await read(account.owner, `url,alias\nhttps://example.com/1,${alias}\n`);
    await api.post("/links", { url: "https://example.com/", alias });
    expect(await make(account.owner, found.id)).toMatchObject({ created: 0, refused: 1 });
    expect(await linkImports.problemsOf(account.owner, found, 0, 9)).toMatchObject([
      { line: 2, state: "refused" },
    ]);
    await expect(linkImports.start(account.owner, found)).rejects.toMatchObject({ code: "invalid_state" });
  });

  test("with hundreds of rows creates a repeated link once, however far apart its rows are", async ({
    account,
    api,
  }) => {
    const rows = Array.from({ length: 450 }, (_, n) => `https://example.com/${n % 150}`);
    const { id } = await read(account.owner, `url\n${rows.join("\n")}\n`);
    expect(await make(account.owner, id)).toMatchObject({ created: 150, reused: 300, refused: 0 });
    const { body } = await api.get("/links?limit=100&offset=100");
    expect(body.total).toBe(150);
    expect(body.data[0].long_url).toBe("https://example.com/49");
  });

  test("reads tabs, semicolons, byte order marks, UTF-16, and characters split between chunks", async ({
    account,
  }) => {
    const row = (separator: string) =>
      `${["url", "title"].join(separator)}\nhttps://example.com/ü${separator}Grüße 😀\n`;
    const bytes = new TextEncoder().encode(row(","));
    const utf16 = Buffer.from(`\uFEFF${row("\t")}`, "utf16le");
    for (const pieces of [
      [row(";")],
      [`\uFEFF${row(",")}`],
      [utf16],
      [...bytes].map((byte) => Uint8Array.of(byte)),
    ]) {
      const { id } = await read(account.owner, ...pieces);
      const [stored] = await db.linkImportRow.findMany({ where: { importId: id } });
      expect(stored?.cells).toEqual(["https://example.com/ü", "Grüße 😀"]);
    }
  });

  test("rejects anything but a list of links, and stores nothing of it", async ({ account }) => {
    // Without a column of destinations, rows are stored unchecked, which is fast.
    const tooMany = `name\n${"x\n".repeat(100_001)}`;
    for (const file of ["", "name,age\n", "url\n", '"url"x"\n"', `url\n${"x".repeat(270_000)}\n`, tooMany]) {
      await expect(read(account.owner, file), file.slice(0, 20)).rejects.toMatchObject({
        code: "invalid_file",
      });
    }
    expect(await linkImports.list(account.owner, { limit: 9, offset: 0 })).toEqual([]);
  });

  test("with unknown columns waits for a mapping, which can be changed", async ({ account, api }) => {
    const { owner } = account;
    const alias = randomSlug(10);
    const file = `name,where,note\n${alias},https://example.com/1,One\n${alias},https://example.com/2,Two\n,ftp://x,Three\n`;
    const found = await read(owner, file);
    expect(found).toMatchObject({ state: "unmapped", layout: "", total: 3, faulty: 0 });
    await expect(linkImports.start(owner, found)).rejects.toMatchObject({ code: "invalid_state" });
    const now = new Date();
    for (const [fields, code] of [
      [{}, "invalid_url"],
      [{ url: null, alias: 0 }, "invalid_url"],
      [{ url: 1, alias: 3 }, "invalid_alias"],
      [{ url: 1, title: -1 }, "invalid_title"],
      [{ url: "1" }, "invalid_url"],
    ] as const)
      await expect(linkImports.map(owner, found, fields, now)).rejects.toMatchObject({ code });
    expect(await linkImports.map(owner, found, { url: 0 }, now)).toMatchObject({ state: "ready", faulty: 3 });
    expect(await linkImports.map(owner, found, { url: 1, alias: 0, title: 2 }, now)).toMatchObject({
      state: "ready",
      faulty: 2,
    });
    expect(await linkImports.mappingOf(owner, found)).toMatchObject({
      columns: [{ name: "name", example: alias }, { name: "where" }, { name: "note", example: "One" }],
      values: { url: 1, alias: 0, title: 2, paused: null },
    });
    expect(await linkImports.problemsOf(owner, found, 0, 9)).toMatchObject([
      { line: 3, fields: { title: "Two" } },
      { line: 4, fields: { url: "ftp://x" } },
    ]);
    expect(await make(owner, found.id)).toMatchObject({ created: 1, refused: 0 });
    expect((await api.get("/links")).body.data).toMatchObject([
      { slug: alias, long_url: "https://example.com/1", title: "One" },
    ]);
    await expect(linkImports.map(owner, found, { url: 1 }, now)).rejects.toMatchObject({
      code: "invalid_state",
    });
  });

  test("belongs to its account alone, can be stopped, and is exported as it was imported", async ({
    account,
    api,
  }) => {
    const { owner } = await newAccount();
    const file =
      "url,title,click_limit,paused\nhttps://example.com/1,=1+1,5,true\nhttps://example.com/2,Two,,false\n";
    const found = await read(account.owner, file);
    for (const attempt of [
      () => linkImports.get(owner, found),
      () => linkImports.start(owner, found),
      () => linkImports.stop(owner, found, new Date()),
      () => linkImports.problemsOf(owner, found, 0, 1),
      () => linkImports.map(owner, found, { url: 0 }, new Date()),
      () => linkImports.mappingOf(owner, found),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "P2025" });
    await make(account.owner, found.id);
    const text = await new Response(linkExports.links(account.owner, new Date())).text();
    const [head, ...rows] = parse(text, { bom: true });
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ["https://example.com/1", expect.any(String), "'=1+1"],
      ["https://example.com/2", expect.any(String), "Two"],
    ]);
    for (const { id } of (await api.get("/links")).body.data) await api.delete(`/links/${id}`);
    const again = await read(account.owner, text);
    expect(again).toMatchObject({ layout: "Waypost", total: 2, faulty: 0 });
    await make(account.owner, again.id);
    const titles = (await api.get("/links")).body.data.map((link: { title: string }) => link.title);
    expect(titles.sort()).toEqual(["=1+1", "Two"]);
    expect(head).toContain("clicks");
    const stopped = await read(account.owner, "url\nhttps://example.com/9\n");
    expect(await linkImports.stop(account.owner, stopped, new Date())).toMatchObject({ state: "stopped" });
    // As when it finishes while its owner stops it.
    const ended = await linkImports.stop(account.owner, stopped, new Date(0));
    expect(ended.state).toBe("stopped");
    expect(ended.finishedAt?.getTime()).toBeGreaterThan(0);
  });
});
