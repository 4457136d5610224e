import { randomBytes } from "node:crypto";
import { purgeViews } from "@/lib/analytics/view-counts";
import { toSecond } from "@/lib/dates";
import { db, Prisma, transaction } from "@/lib/db/client";
import { isUniqueViolation, MissingRowError } from "@/lib/db/errors";
import { arrange, inOrder } from "@/lib/db/list-view";
import { searchPage } from "@/lib/db/pagination";
import { lockRow } from "@/lib/db/row-lock";
import type { FormField } from "@/lib/forms/options";
import { readForms } from "@/lib/forms/rows";
import { formShape } from "@/lib/forms/schema";
import { type FormRow, fieldsOf, languageOf, retiredOf, serialize } from "@/lib/forms/serialize";
import type { Owner } from "@/lib/owner";
import { aliasFaults, changedWithAlias, insertPage, pageAliasTaken } from "@/lib/slugs/aliases";
import { slugKey } from "@/lib/slugs/slugs";
import { futureFault } from "@/lib/validation/future";
import type { ListView } from "@/lib/validation/list-view";
import type { Paging, Query } from "@/lib/validation/query";
import { type Fields, validate, validateSent } from "@/lib/validation/validate";

type At = { readonly id?: number };

const KEY_BYTES = 32;

/**
 * A page of the account's forms, newest first; with `q`, those whose title or slug contains it in any letter case.
 * The dashboard sorts and filters by `view`.
 */
export async function list(owner: Owner, _at: object, paging: Paging, query: Query, view?: ListView) {
  const { ids, total } = await searchPage(
    "forms",
    "slug || E'\\n' || title",
    owner,
    paging,
    query,
    view &&
      arrange(view, {
        name: Prisma.sql`title`,
        most: Prisma.sql`(SELECT count(*) FROM submissions WHERE form_id = forms.id)`,
        state: Prisma.sql`CASE WHEN NOT published THEN 'draft' WHEN NOT open OR closes_at <= ${view.now} THEN 'closed' ELSE 'open' END`,
      }),
  );
  return { rows: inOrder(ids, await readForms({ accountId: owner.accountId, id: { in: ids } })), total };
}

/** The form. Throws `MissingRowError` when it is missing or another account's. */
export async function get({ accountId }: Owner, { id = 0 }: At): Promise<FormRow> {
  const [form] = await readForms({ id, accountId });
  if (!form) throw new MissingRowError();
  return form;
}

/** Creates a form. Throws `invalid_<field>`, and `alias_taken` when another form has the alias. */
export async function create({ accountId }: Owner, _at: At, fields: Fields, now: Date) {
  const input = validate(formShape, fields, function* (values) {
    yield* aliasFaults(values);
    yield* futureFault("closes_at", values.closes_at, now);
  });
  const times = { createdAt: toSecond(now), updatedAt: toSecond(now) };
  const data = { ...columns(input), ...times, accountId, key: Uint8Array.from(randomBytes(KEY_BYTES)) };
  const row = await insertPage(input.alias ?? input.slug, async (slug) => {
    const [created] = await db.form.createManyAndReturn({
      data: [{ ...data, slug, slugKey: slugKey(slug) }],
      skipDuplicates: true,
    });
    return created;
  });
  return { row: { ...row, submissions: 0, views: 0 } };
}

/** Updates the fields that were sent; a value equal to the stored one is never rejected. */
export function update(owner: Owner, at: At, fields: Fields, now: Date): Promise<FormRow> {
  return transaction(async () => {
    await lockRow("forms", owner, at);
    const stored = await get(owner, at);
    const sent = changedWithAlias(fields, serialize(stored, now));
    const input = validateSent(formShape, sent, function* (values) {
      yield* aliasFaults(values);
      yield* futureFault("closes_at", values.closes_at, now);
    });
    if (Object.keys(input).length === 0) return stored;
    const slug = input.alias ?? input.slug ?? stored.slug;
    const retired = stored.submissions > 0 ? retire(stored, input.fields) : [];
    const data = {
      ...columns({ ...valuesOf(stored), ...input }),
      slug,
      slugKey: slugKey(slug),
      retired,
      updatedAt: toSecond(now),
    };
    const row = await db.form
      .update({ where: { id: stored.id, accountId: owner.accountId }, data })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? pageAliasTaken(slug) : error;
      });
    return { ...row, submissions: stored.submissions, views: stored.views };
  });
}

/** Deletes the form with all its submissions and returns it as it last was. */
export const remove = (owner: Owner, at: At): Promise<FormRow> =>
  transaction(async () => {
    const form = await get(owner, at);
    await db.form.delete({ where: { id: form.id, accountId: owner.accountId } });
    await purgeViews(owner, "form", form.id);
    return form;
  });

type Values = Omit<ReturnType<typeof validate<typeof formShape>>, "alias" | "slug" | "theme"> & {
  theme: string;
};

const columns = (values: Values) => ({
  title: values.title,
  description: values.description,
  fields: values.fields,
  submitLabel: values.submit_label,
  theme: values.theme,
  accent: values.accent,
  thanks: values.thanks,
  redirectUrl: values.redirect_url,
  open: values.open,
  closesAt: values.closes_at,
  notifyEmail: values.notify_email,
  published: values.published,
  language: values.language,
});

const valuesOf = (row: FormRow): Values => ({
  title: row.title,
  description: row.description,
  fields: fieldsOf(row),
  submit_label: row.submitLabel,
  theme: row.theme,
  accent: row.accent,
  thanks: row.thanks,
  redirect_url: row.redirectUrl,
  open: row.open,
  closes_at: row.closesAt,
  notify_email: row.notifyEmail,
  published: row.published,
  language: languageOf(row),
});

/** Removed fields are retired, so that stored values keep their labels. */
function retire(form: FormRow, next = fieldsOf(form)): FormField[] {
  const asked = new Set(next.map(({ id }) => id));
  const all = new Map([...retiredOf(form), ...fieldsOf(form)].map((field) => [field.id, field]));
  return [...all.values()].filter(({ id }) => !asked.has(id));
}
