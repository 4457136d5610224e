import { bioLinks } from "@/lib/bio-pages";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { deleteUnusedImages, storeImage } from "@/lib/images";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test, visit } from "@/tests/support/fixtures";
import { clickUrl, newBioPage } from "@/tests/support/rows/bio-pages";
import { field, formUrl, newForm } from "@/tests/support/rows/forms";
import { picture } from "@/tests/support/rows/pictures";

const URL = "https://example.com/";
const VIDEO = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const at = (page: { id: number }, lid?: number) => `/bio-pages/${page.id}/links${lid ? `/${lid}` : ""}`;

test("creates every kind, in positions of one list", async ({ account, api }) => {
  const page = await newBioPage(api);
  const form = await newForm(account, [field("q")]);
  const kinds = [
    { kind: "heading", title: "Music" },
    { kind: "divider" },
    { kind: "embed", title: "Song", url: VIDEO },
    { kind: "form", title: "Newsletter", url: formUrl(form) },
    { kind: null, title: "Shop", url: URL, position: 1 },
  ];
  for (const fields of kinds) expect((await api.post(at(page), fields)).status).toBe(201);
  const { body } = await api.get(at(page));
  expect(body.data).toMatchObject([
    { kind: "link", title: "Shop", url: URL, position: 1 },
    { kind: "heading", title: "Music", url: null, position: 2 },
    { kind: "divider", title: "", url: null, position: 3 },
    { kind: "embed", title: "Song", url: VIDEO, position: 4 },
    { kind: "form", title: "Newsletter", url: formUrl(form), position: 5 },
  ]);
  for (const link of body.data) expect((await api.patch(at(page, link.id), link)).body).toEqual(link);
  const { body: stats } = await api.get(`/bio-pages/${page.id}/stats`);
  expect(stats.links.map(({ title }: { title: string }) => title)).toEqual(["Shop", "Song", "Newsletter"]);
});

test("rejects a title or a URL that the kind doesn't allow", async ({ account, api, stranger }) => {
  const page = await newBioPage(api);
  const form = await newForm(account, [field("q")]);
  const { body: foreign } = await stranger.get("/me");
  const { id: _, ...copied } = await db.form.findUniqueOrThrow({ where: { id: form.id } });
  const other = `x${form.slug}`;
  const theirs = await db.form.create({
    data: { ...copied, accountId: foreign.id, slug: other, slugKey: other, fields: [], retired: [] },
  });
  const wrong: [object, string][] = [
    [{ kind: "button", title: "x", url: URL }, "invalid_kind"],
    [{ kind: 7, title: "x", url: URL }, "invalid_kind"],
    [{ kind: "link", title: "x" }, "invalid_url"],
    [{ kind: "heading" }, "invalid_title"],
    [{ kind: "heading", title: "x", url: URL }, "invalid_url"],
    [{ kind: "divider", url: URL }, "invalid_url"],
    [{ kind: "divider", url: 7 }, "invalid_url"],
    [{ kind: "divider", title: "a\tb" }, "invalid_title"],
    [{ kind: "embed", url: VIDEO }, "invalid_title"],
    [{ kind: "embed", title: "x" }, "invalid_url"],
    [{ kind: "form", title: "x" }, "invalid_url"],
    [{ kind: "form", url: formUrl(form) }, "invalid_title"],
    ...[
      URL,
      "https://youtube.com/",
      "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
      "mailto:a@b.co",
    ].map((url): [object, string] => [{ kind: "embed", title: "x", url }, "invalid_url"]),
    ...[
      URL,
      `${env.SHORT_URL}/f/`,
      `${env.SHORT_URL}/f/nowhere`,
      `${formUrl(form)}?a=b`,
      formUrl(theirs),
      7,
    ].map((url): [object, string] => [{ kind: "form", title: "x", url }, "invalid_url"]),
  ];
  for (const [fields, code] of wrong)
    expectRefusal(await api.post(at(page), fields), 422, code, JSON.stringify(fields));
  expect((await api.get(at(page))).body.total).toBe(0);
});

test("PATCH of the kind validates title and URL again", async ({ account, api }) => {
  const page = await newBioPage(api, {}, [{ title: "Shop", url: URL }]);
  const path = at(page, page.links[0].id);
  for (const kind of ["heading", "divider", "embed", "form"])
    expectRefusal(await api.patch(path, { kind }), 422, "invalid_url", kind);
  expect((await api.get(path)).body).toMatchObject({ kind: "link", url: URL });
  const { body: divider } = await api.patch(path, { kind: "divider", url: null, title: "" });
  expect(divider).toMatchObject({ kind: "divider", title: "", url: null });
  expectRefusal(await api.patch(path, { kind: "heading" }), 422, "invalid_title");
  expectRefusal(await api.patch(path, { url: URL }), 422, "invalid_url");
  expect((await api.patch(path, { title: "or" })).body).toMatchObject({ kind: "divider", title: "or" });
  expect((await api.patch(path, { kind: "heading" })).body).toMatchObject({ kind: "heading", title: "or" });
  expectRefusal(await api.patch(path, { kind: null }), 422, "invalid_url");
  expect((await api.patch(path, { kind: "embed", url: VIDEO })).body).toMatchObject({ url: VIDEO });
  expectRefusal(await api.patch(path, { url: URL }), 422, "invalid_url");
  const form = await newForm(account, [field("q")]);
  expect((await api.patch(path, { kind: "form", url: formUrl(form) })).body).toMatchObject({ kind: "form" });
  expectRefusal(await api.patch(path, { url: URL }), 422, "invalid_url");
  expect((await api.patch(path, { kind: "link", url: URL })).body).toMatchObject({ kind: "link", url: URL });
});

test("all kinds count towards the limit of 100", async ({ api }) => {
  const page = await newBioPage(api);
  const now = new Date();
  await db.bioLink.createMany({
    data: Array.from({ length: 100 }, (_, index) => ({
      pageId: page.id,
      position: index + 1,
      kind: "divider",
      title: "",
      url: "",
      description: "",
      active: true,
      createdAt: now,
      updatedAt: now,
    })),
  });
  expectRefusal(await api.post(at(page), { kind: "heading", title: "x" }), 403, "plan_limit_reached");
});

test("headings and dividers have no click, an embed's click leads to its provider", async ({ api }) => {
  const page = await newBioPage(api, {}, [{ kind: "embed", title: "Song", url: VIDEO }]);
  for (const fields of [{ kind: "heading", title: "x" }, { kind: "divider" }])
    page.links.push((await api.post(at(page), fields)).body);
  const [embed, heading, divider] = page.links;
  expect((await visit(clickUrl(page, embed))).headers.get("location")).toBe(VIDEO);
  for (const link of [heading, divider]) expect((await visit(clickUrl(page, link))).status).toBe(404);
  expect((await api.get(at(page, embed.id))).body.clicks).toBe(1);
});

test("a page allows frames of its embeds' providers only, and forms only where it has one", async ({
  account,
  api,
}) => {
  const policyOf = async (page: { page_url: string }) =>
    (await visit(page.page_url)).headers.get("content-security-policy");
  const plain = await newBioPage(api, {}, [{}]);
  expect(await policyOf(plain)).not.toContain("frame-src");
  expect(await policyOf(plain)).toContain("form-action 'none'");
  const spotify = "https://open.spotify.com/intl-de/track/4uLU6hMCjMI75M1A2tKUQC?si=1";
  const form = await newForm(account, [field("q")]);
  const full = await newBioPage(api, {}, [
    { kind: "embed", title: "One", url: VIDEO },
    { kind: "embed", title: "Two", url: spotify },
    { kind: "form", title: "Join", url: formUrl(form) },
  ]);
  expect(await policyOf(full)).toContain(
    "frame-src https://www.youtube-nocookie.com https://open.spotify.com;",
  );
  expect(await policyOf(full)).toContain("form-action 'self'");
});

test("a background is six hex digits or null", async ({ api }) => {
  const page = await newBioPage(api, { background: "F3EDE4" });
  expect(page.background).toBe("F3EDE4");
  expect(await (await visit(page.page_url)).text()).toContain("--bg:#F3EDE4");
  for (const background of ["#f3ede4", "fff", "red", 7, ""])
    expectRefusal(await api.patch(`/bio-pages/${page.id}`, { background }), 422, "invalid_background");
  expect((await api.patch(`/bio-pages/${page.id}`, { background: null })).body.background).toBeNull();
});

test("a thumbnail is shown, read-only, kept while it is used, and for links and embeds only", async ({
  account: { owner },
  api,
}) => {
  const page = await newBioPage(api, {}, [{ title: "Shop" }]);
  const { body: heading } = await api.post(at(page), { kind: "heading", title: "x" });
  const [link] = page.links;
  const { hash } = await storeImage(owner, await picture().png().toBuffer(), new Date());
  const where = { id: page.id, lid: link.id };
  await bioLinks.setThumbnail(owner, where, hash, new Date());
  await expect(
    bioLinks.setThumbnail(owner, { id: page.id, lid: heading.id }, hash, new Date()),
  ).rejects.toThrow("links and embeds only");
  const { body } = await api.patch(at(page, link.id), { thumbnail_url: null });
  expect(body.thumbnail_url).toMatch(new RegExp(`/img/${hash}-320\\.webp$`));
  expect(await (await visit(page.page_url)).text()).toContain(`/img/${hash}-320.webp`);
  await db.image.update({ where: { hash }, data: { storedAt: new Date(0) } });
  await deleteUnusedImages(new Date());
  expect(await db.image.count({ where: { hash } })).toBe(1);
  await bioLinks.setThumbnail(owner, where, null, new Date());
  expect((await api.get(at(page, link.id))).body.thumbnail_url).toBeNull();
  await deleteUnusedImages(new Date());
  expect(await db.image.count({ where: { hash } })).toBe(0);
});
