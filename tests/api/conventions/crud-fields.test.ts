import { randomSlug } from "@/lib/slugs/slugs";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";
import { COMPUTED, type Field, REQUIRED } from "./resource";
import { RESOURCES } from "./resources";

// Rules for the fields of every resource (docs/contract.md §2).

const codeOf = (name: string) => `invalid_${name === "slug" ? "alias" : name}`;

/** The fields as an object, in the reverse order of the contract. */
const reversed = (fields: readonly Field[], value: (field: Field) => unknown) =>
  Object.fromEntries([...fields].reverse().map((field) => [field[0], value(field)]));

/** The same with spaces around every text. */
const padded = (value: unknown): object =>
  JSON.parse(JSON.stringify(value), (_, inner) => (typeof inner === "string" ? ` \t${inner}\n ` : inner));

for (const { name, open, body, fields } of RESOURCES) {
  test.describe(name, () => {
    test("reports the first invalid field in the order of the contract, on create and on PATCH", async ({
      api,
    }) => {
      const path = await open(api);
      const { body: row } = await api.post(path, body(1));
      for (const [index, [first]] of fields.entries()) {
        const wrong = reversed(fields.slice(index), ([, value]) => value);
        const created = await api.post(path, { ...body(1), ...wrong });
        expectRefusal(created, 422, codeOf(first), first);
        expect(created.body.message.slice(0, first.length), first).toBe(first);
        if (first === "on_duplicate") continue;
        expectRefusal(await api.patch(`${path}/${row.id}`, wrong), 422, codeOf(first), `PATCH ${first}`);
      }
      expect((await api.get(path)).body.total).toBe(1);
      expect((await api.get(`${path}/${row.id}`)).body).toEqual(row);
    });

    test("rejects missing and null required fields", async ({ api }) => {
      const path = await open(api);
      const { body: row } = await api.post(path, body(1));
      for (const [field] of fields.filter(([, , , fallback]) => fallback === REQUIRED)) {
        const { [field]: _left, ...rest } = body(1);
        expectRefusal(await api.post(path, rest), 422, `invalid_${field}`);
        expectRefusal(await api.post(path, { ...rest, [field]: null }), 422, `invalid_${field}`);
        expectRefusal(await api.patch(`${path}/${row.id}`, { [field]: null }), 422, `invalid_${field}`);
      }
    });

    test("null means the default of an optional field, on create and on PATCH", async ({ api }) => {
      const path = await open(api);
      const optional = fields.filter(([, , , fallback]) => fallback !== REQUIRED);
      const known = optional.filter(([, , , fallback]) => fallback !== COMPUTED);
      const defaults = reversed(known, ([, , , fallback]) => fallback);
      const nulls = reversed(optional, () => null);
      const created = await api.post(path, { ...body(1), ...nulls });
      expect(created).toMatchObject({ status: 201, body: defaults });

      const at = `${path}/${created.body.id}`;
      const goods = reversed(known, ([, , good]) => good);
      expect(await api.patch(at, goods)).toMatchObject({ status: 200, body: goods });
      const cleared = await api.patch(at, nulls);
      expect(cleared).toMatchObject({ status: 200, body: defaults });
      expect((await api.get(at)).body).toEqual(cleared.body);
      await api.patch(at, goods);
      for (const [field, , , fallback] of known)
        expect((await api.patch(at, { [field]: null })).body[field], field).toEqual(fallback);
    });

    test("trims texts, names and colors, also in lists, on create and on PATCH", async ({ api }) => {
      const path = await open(api);
      const { body: row } = await api.post(path, body(1));
      const shown = fields.filter(([field, , , fallback]) => field in row && fallback !== COMPUTED);
      const goods = reversed(shown, ([, , good]) => good);
      expect(await api.post(path, padded({ ...body(2), ...goods }))).toMatchObject({
        status: 201,
        body: goods,
      });
      expect(await api.patch(`${path}/${row.id}`, padded(goods))).toMatchObject({ status: 200, body: goods });
    });

    if (fields.some(([field]) => field === "alias"))
      test("alias and slug are one field; a taken one is 409 after all other errors, and null keeps it", async ({
        api,
        stranger,
      }) => {
        const [path, alias] = [await open(api), randomSlug()];
        const { body: row } = await api.post(path, { ...body(1), slug: alias });
        expect(row.slug).toBe(alias);
        const [last, wrong] = fields.at(-1) ?? ["", null];
        const { body: theirs } = await stranger.post(path, body(2));
        for (const taken of [{ alias }, { slug: alias.toUpperCase() }]) {
          expectRefusal(await stranger.post(path, { ...body(2), ...taken }), 409, "alias_taken");
          expectRefusal(await stranger.patch(`${path}/${theirs.id}`, taken), 409, "alias_taken");
          const faulty = { ...body(2), ...taken, [last]: wrong };
          expectRefusal(await stranger.post(path, faulty), 422, `invalid_${last}`);
          expectRefusal(await stranger.patch(`${path}/${theirs.id}`, faulty), 422, `invalid_${last}`);
        }
        const two = { alias: randomSlug(), slug: randomSlug() };
        expectRefusal(await api.post(path, { ...body(3), ...two }), 422, "invalid_alias");
        expectRefusal(await api.patch(`${path}/${row.id}`, two), 422, "invalid_alias");
        expect((await api.patch(`${path}/${row.id}`, { alias, slug: alias })).body).toEqual(row);
        expect((await api.patch(`${path}/${row.id}`, { alias: null, slug: null })).body.slug).toBe(alias);
        expect((await stranger.get(`${path}/${theirs.id}`)).body).toEqual(theirs);
      });
  });
}
