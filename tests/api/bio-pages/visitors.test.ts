import { bioPages } from "@/lib/bio-pages";
import { db } from "@/lib/db/client";
import { storeImage } from "@/lib/images";
import { inDays } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";
import { clickUrl, newBioPage } from "@/tests/support/rows/bio-pages";
import { picture } from "@/tests/support/rows/pictures";

const URL = "https://example.com/";

const shown = async (page: { page_url: string }) =>
  [
    ...(await (await visit(page.page_url)).text()).matchAll(
      /<li><a href="\/b\/[^"]+"[^>]*><span[^>]*>(.*?)<\/span>/g,
    ),
  ]
    .map((match) => match[1])
    .join();

test("shows the active links in order, without hidden, scheduled and expired ones", async ({ api }) => {
  const page = await newBioPage(api, {}, [
    { title: "one" },
    { title: "off", active: false },
    { title: "later", starts_at: inDays(1) },
    { title: "over", ends_at: "2020-01-01 00:00:00" },
    { title: "now", starts_at: "2020-01-01 00:00:00", ends_at: inDays(1) },
    { title: "first", position: 1 },
  ]);
  expect(await shown(page)).toBe("first,one,now");
});

test("changes take effect for the very next visitor", async ({ api }) => {
  const page = await newBioPage(api, {}, [{ title: "one" }, { title: "two" }]);
  const [one, two] = page.links;
  const links = `/bio-pages/${page.id}/links`;
  expect(await shown(page)).toBe("one,two");
  await api.patch(`${links}/${two.id}`, { position: 1 });
  expect(await shown(page)).toBe("two,one");
  await api.patch(`${links}/${one.id}`, { title: "uno" });
  expect(await shown(page)).toBe("two,uno");
  await api.patch(`${links}/${two.id}`, { active: false });
  expect(await shown(page)).toBe("uno");
  await api.delete(`${links}/${one.id}`);
  expect(await shown(page)).toBe("");
  await api.post(links, { title: "new", url: URL });
  expect(await shown(page)).toBe("new");
  await api.patch(`/bio-pages/${page.id}`, { published: false });
  expect((await visit(page.page_url)).status).toBe(404);
  await api.patch(`/bio-pages/${page.id}`, { published: true });
  expect(await shown(page)).toBe("new");
});

test("a link starts and expires on time, also on a cached page", async ({ api }) => {
  const page = await newBioPage(api, {}, [{ title: "soon", starts_at: inDays(1) }, { title: "always" }]);
  const [soon] = page.links;
  const move = (startsAt: Date, endsAt: Date) =>
    db.bioLink.update({ where: { id: soon.id }, data: { startsAt, endsAt } });
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
  expect(await shown(page)).toBe("always");
  expect((await visit(clickUrl(page, soon))).status).toBe(404);
  await move(at(-1), at(3600));
  expect(await shown(page)).toBe("soon,always");
  expect((await visit(clickUrl(page, soon))).status).toBe(302);
  await move(at(-60), at(-1));
  expect(await shown(page)).toBe("always");
  expect((await visit(clickUrl(page, soon))).status).toBe(404);
});

test("a click redirects with 302 to the address as typed, including mailto: and tel:", async ({ api }) => {
  const urls = [
    `${URL}a?b=c#d`,
    "mailto:ada@example.com?subject=Hello%20there",
    "tel:+44-20-7946-0000",
    "HTTP://EXAMPLE.com",
  ];
  const page = await newBioPage(
    api,
    {},
    [...urls, `${URL}ä ö`, "tel:+44 20 7946"].map((url) => ({ url })),
  );
  for (const [index, url] of urls.entries()) {
    const response = await visit(clickUrl(page, page.links[index]));
    expect([response.status, response.headers.get("location")]).toEqual([302, url]);
    expect(response.headers.get("cache-control")).toContain("no-store");
  }
  const encoded = await visit(clickUrl(page, page.links[4]));
  expect(encoded.headers.get("location")).toBe(`${URL}%C3%A4%20%C3%B6`);
  const spaced = await visit(clickUrl(page, page.links[5]));
  expect(spaced.headers.get("location")).toBe("tel:+44%2020%207946");
  await api.patch(`/bio-pages/${page.id}/links/${page.links[0].id}`, { url: `${URL}moved` });
  expect((await visit(clickUrl(page, page.links[0]))).headers.get("location")).toBe(`${URL}moved`);
});

test("returns 404 for a click on anything but an active link of that page", async ({ api }) => {
  const page = await newBioPage(api, {}, [
    { title: "off", active: false },
    { title: "later", starts_at: inDays(1) },
    { title: "over", ends_at: "2020-01-01 00:00:00" },
    { title: "on" },
  ]);
  const other = await newBioPage(api, {}, [{}]);
  const [off, later, over, on] = page.links;
  for (const link of [off, later, over]) expect((await visit(clickUrl(page, link))).status).toBe(404);
  const nowhere = [
    other.links[0].id,
    0,
    -1,
    "01",
    "x",
    2_147_483_648,
    99999999999,
    "1e3",
    `${on.id}/x`,
    "%00",
    "og.jpg",
  ];
  for (const id of nowhere) expect((await visit(`${page.page_url}/${id}`)).status, String(id)).toBe(404);
  await api.patch(`/bio-pages/${page.id}`, { published: false });
  expect((await visit(clickUrl(page, on))).status).toBe(404);
  await api.delete(`/bio-pages/${page.id}`);
  expect((await visit(clickUrl(page, on))).status).toBe(404);
  expect((await api.get(`/bio-pages/${page.id}`)).status).toBe(404);
});

test("shows whatever the owner typed as text", async ({ api }) => {
  const hostile = `"><script>alert(1)</script><img src=x onerror=alert(2)>'\u202e</title></style>`;
  const fields = { title: hostile, description: `${hostile}\n${hostile}`, published: true };
  const socials = [{ platform: "website", url: "https://example.com/?q=%22%3E<b>'&amp;" }];
  const page = await newBioPage(api, { ...fields, socials }, [
    { title: hostile, description: hostile, url: `${URL}?"<>` },
  ]);
  const response = await visit(page.page_url);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).not.toContain("<img");
  expect(html).not.toContain("<b>");
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(response.headers.get("content-security-policy")).not.toContain("unsafe");
});

test("the dashboard sets the page's picture, which is served in two sizes and kept while it is used", async ({
  account,
  api,
}) => {
  const page = await newBioPage(api);
  const now = new Date();
  const { hash } = await storeImage(account.owner, await picture().png().toBuffer(), now);
  const row = await bioPages.setAvatar(account.owner, { id: page.id }, hash, now);
  const { avatar_url } = bioPages.serialize(row);
  expect((await api.get(`/bio-pages/${page.id}`)).body.avatar_url).toBe(avatar_url);
  expect(avatar_url).toMatch(new RegExp(`^https?://.*/img/${hash}-960\\.webp$`));
  const html = await (await visit(page.page_url)).text();
  expect(html).toContain(`/img/${hash}-320.webp 320w, /img/${hash}-960.webp 960w`);
  await db.image.update({ where: { hash }, data: { storedAt: new Date(0) } });
  expect(await db.image.deleteMany({ where: { hash, bioPages: { none: {} } } })).toEqual({ count: 0 });
  await bioPages.setAvatar(account.owner, { id: page.id }, null, now);
  expect((await (await visit(page.page_url)).text()).includes("/img/")).toBe(false);
});
