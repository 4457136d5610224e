import { randomSlug } from "@/lib/slugs/slugs";
import { COMPUTED, REQUIRED } from "@/tests/api/conventions/resource";
import { RESOURCES } from "@/tests/api/conventions/resources";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";

// An object that was read and sent back with one changed key is always a valid PATCH.

/** Optional texts, email addresses and URLs, by the field's valid value and by what null means. */
const isText = (good: unknown, fallback: unknown) =>
  typeof good === "string" && (fallback === "" || (fallback === null && /^https?:/.test(good)));

for (const { name, open, body, fields } of RESOURCES) {
  test(`one of ${name} can be read and sent back with any one key changed`, async ({ api }) => {
    const path = await open(api);
    const redirect = name === "countdowns" && { redirect_url: "https://example.com/over" };
    const { body: row } = await api.post(path, { ...body(1), ...redirect });
    const at = `${path}/${row.id}`;
    const read = (await api.get(at)).body;
    expect((await api.patch(at, read)).body).toEqual(read);
    for (const [field, , good, fallback] of fields) {
      if (field === "on_duplicate") continue;
      const { status, body } = await api.patch(at, { ...(await api.get(at)).body, [field]: good });
      expect(status, `${field}: ${JSON.stringify(body)}`).toBe(200);
      if (field in read && fallback !== COMPUTED) expect(body[field], field).toEqual(good);
    }
  });

  const texts = fields.filter(([, , good, fallback]) => fallback !== REQUIRED && isText(good, fallback));
  if (texts.length > 0)
    test(`an empty text means null for ${texts.map(([field]) => field).join(", ")} of ${name}`, async ({
      api,
    }) => {
      const path = await open(api);
      const empty = Object.fromEntries(texts.map(([field]) => [field, ""]));
      const cleared = Object.fromEntries(texts.map(([field, , , fallback]) => [field, fallback]));
      const goods = Object.fromEntries(texts.map(([field, , good]) => [field, good]));
      const created = await api.post(path, { ...body(1), ...empty });
      expect(created).toMatchObject({ status: 201, body: cleared });
      const at = `${path}/${created.body.id}`;
      expect(await api.patch(at, goods)).toMatchObject({ status: 200, body: goods });
      expect(await api.patch(at, { ...empty })).toMatchObject({ status: 200, body: cleared });
      await api.patch(at, goods);
      for (const [field] of texts)
        expect((await api.patch(at, { [field]: "  " })).body[field], field).toEqual(cleared[field]);
    });

  if (fields.some(([field]) => field === "alias"))
    test(`of alias and slug of ${name} the changed one wins`, async ({ api }) => {
      const path = await open(api);
      const { body: row } = await api.post(path, { ...body(1), alias: randomSlug() });
      const at = `${path}/${row.id}`;
      const [first, second] = [randomSlug(), randomSlug()];
      expect(await api.patch(at, { ...row, alias: first })).toMatchObject({
        status: 200,
        body: { slug: first },
      });
      // Here `alias` is the unchanged one of the two.
      const sent = { alias: first, slug: second };
      expect(await api.patch(at, sent)).toMatchObject({ status: 200, body: { slug: second } });
      const contradiction = { alias: randomSlug(), slug: randomSlug() };
      expectRefusal(await api.patch(at, contradiction), 422, "invalid_alias");
      expectRefusal(await api.patch(at, { alias: "a b", slug: second }), 422, "invalid_alias");
      expect((await api.get(at)).body.slug).toBe(second);
    });

  if (fields.some(([field]) => field === "position"))
    test(`a position of ${name} starts at 1, and one past the end means last`, async ({ api }) => {
      const path = await open(api);
      const ids: number[] = [];
      for (const n of [1, 2]) ids.push((await api.post(path, body(n))).body.id);
      const { body: last } = await api.post(path, { ...body(3), position: 5000 });
      const { body: first } = await api.post(path, { ...body(4), position: 1 });
      expect([last.position, first.position]).toEqual([3, 1]);
      expect((await api.patch(`${path}/${first.id}`, { position: 2_147_483_647 })).body.position).toBe(4);
      expectRefusal(await api.post(path, { ...body(5), position: 0 }), 422, "invalid_position");
      const { body: list } = await api.get(path);
      expect(list.data.map(({ id }: { id: number }) => id)).toEqual([...ids, last.id, first.id]);
    });
}

test("an unchanged expires_at beside expire_days counts as not sent", async ({ api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/", expires_at: inDays(3) });
  const at = `/links/${link.id}`;
  const { status, body } = await api.patch(at, { ...link, expire_days: 30 });
  expect(status).toBe(200);
  expect(body.expires_at > inDays(29)).toBe(true);
  expectRefusal(await api.patch(at, { expires_at: inDays(4), expire_days: 30 }), 422, "invalid_expires_at");
});
