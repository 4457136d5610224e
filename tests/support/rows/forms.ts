import { createFormToken } from "@/lib/crypto/form-token";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { forms } from "@/lib/forms";
import { TOKEN } from "@/lib/forms/input-names";
import type { FormField } from "@/lib/forms/options";
import { randomSlug } from "@/lib/slugs/slugs";
import type { Fields } from "@/lib/validation/validate";
import { BROWSER, type TestAccount } from "@/tests/support/fixtures";

/** A form field with defaults for whatever its test doesn't set. */
export const field = (id: string, more: Partial<FormField> = {}): FormField => ({
  id,
  kind: "text",
  label: `Field ${id}`,
  help: "",
  required: false,
  options: [],
  ...more,
});

/** A form of the account with these fields, under a unique slug. */
export async function newForm({ owner }: TestAccount, fields: FormField[], more: Fields = {}) {
  const { row } = await forms.create(
    owner,
    {},
    { title: "Survey", alias: randomSlug(12), fields, ...more },
    new Date(),
  );
  return row;
}

export type NewForm = Awaited<ReturnType<typeof newForm>>;

export const formUrl = ({ slug }: { slug: string }) => `${env.SHORT_URL}/f/${slug}`;

/** A token of a page that was rendered this many seconds ago. */
export const tokenOf = ({ key }: { key: Uint8Array }, secondsAgo = 5): string =>
  createFormToken(key, new Date(Date.now() - secondsAgo * 1000));

/** Submits a form like a browser; from a page of five seconds ago unless the values contain a token. */
export function sendForm(
  form: NewForm,
  answers: Record<string, string | string[]>,
  page = formUrl(form),
): Promise<Response> {
  const body = new URLSearchParams();
  const all = { [TOKEN]: tokenOf(form), ...answers };
  for (const [name, value] of Object.entries(all)) for (const one of [value].flat()) body.append(name, one);
  return fetch(page, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { "User-Agent": BROWSER },
  });
}

/** The stored submissions of a form, oldest first. */
export const submissionsOf = async ({ id }: { id: number }) =>
  (await db.submission.findMany({ where: { formId: id }, orderBy: { id: "asc" } })).map(
    ({ answers }) => answers,
  );
