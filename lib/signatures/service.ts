import { toSecond } from "@/lib/dates";
import { db, Prisma, transaction } from "@/lib/db/client";
import { arrange, inOrder } from "@/lib/db/list-view";
import { searchPage } from "@/lib/db/pagination";
import { lockRow } from "@/lib/db/row-lock";
import type { Owner } from "@/lib/owner";
import { type SignatureFields, signatureShape } from "@/lib/signatures/schema";
import { cardOf, type SignatureRow, serializeListed } from "@/lib/signatures/serialize";
import { checkSize } from "@/lib/signatures/size";
import type { ListView } from "@/lib/validation/list-view";
import type { Paging, Query } from "@/lib/validation/query";
import { changed, type Fields, validate, validateSent } from "@/lib/validation/validate";

type At = { readonly id?: number };

/**
 * A page of the account's signatures, newest first; with `q`, those whose name or full name contains it in any letter
 * case. The dashboard sorts and filters by `view`.
 */
export async function list(
  owner: Owner,
  _at: object,
  paging: Paging,
  query: Query,
  view?: ListView,
): Promise<{ rows: SignatureRow[]; total: number }> {
  const { ids, total } = await searchPage(
    "signatures",
    "name || E'\\n' || full_name",
    owner,
    paging,
    query,
    view && arrange(view, { name: Prisma.sql`name` }),
  );
  const where = { accountId: owner.accountId, id: { in: ids } };
  return { rows: inOrder(ids, await db.signature.findMany({ where })), total };
}

/** The signature, or P2025 when it is missing or another account's. */
export const get = ({ accountId }: Owner, { id = 0 }: At): Promise<SignatureRow> =>
  db.signature.findUniqueOrThrow({ where: { id, accountId } });

/** Creates a signature. Rules and errors: docs/contract.md §8. */
export async function create({ accountId }: Owner, _at: At, fields: Fields, now: Date) {
  const { name, ...card } = validate(signatureShape, fields);
  checkSize(card);
  const data = { ...columns({ ...card, name: name || card.full_name }), createdAt: toSecond(now) };
  return { row: await db.signature.create({ data: { ...data, accountId, updatedAt: toSecond(now) } }) };
}

/** Updates the fields that were sent; a value equal to the stored one is never rejected. */
export function update(owner: Owner, at: At, fields: Fields, now: Date): Promise<SignatureRow> {
  return transaction(async () => {
    const stored = await getLocked(owner, at);
    const input = validateSent(signatureShape, changed(fields, serializeListed(stored)));
    if (Object.keys(input).length === 0) return stored;
    const { name, ...card } = { name: stored.name, ...cardOf(stored), ...input };
    checkSize(card);
    const data = { ...columns({ ...card, name: name || card.full_name }), updatedAt: toSecond(now) };
    return db.signature.update({ where: { id: stored.id, accountId: owner.accountId }, data });
  });
}

/** Deletes the signature permanently and returns it as it last was. */
export const remove = ({ accountId }: Owner, { id = 0 }: At): Promise<SignatureRow> =>
  db.signature.delete({ where: { id, accountId } });

async function getLocked(owner: Owner, at: At): Promise<SignatureRow> {
  await lockRow("signatures", owner, at);
  return get(owner, at);
}

/** Throws `invalid_<field>` for the field that adds most when the rendered signature is too long. */
const columns = (fields: SignatureFields) => ({
  name: fields.name,
  fullName: fields.full_name,
  jobTitle: fields.job_title,
  department: fields.department,
  company: fields.company,
  pronouns: fields.pronouns,
  address: fields.address,
  email: fields.email,
  phone: fields.phone,
  mobile: fields.mobile,
  website: fields.website,
  logoUrl: fields.logo_url,
  logoWidth: fields.logo_width,
  logoHeight: fields.logo_height,
  photoUrl: fields.photo_url,
  socials: fields.socials,
  template: fields.template,
  primaryColor: fields.primary_color,
  textColor: fields.text_color,
  font: fields.font,
  disclaimer: fields.disclaimer,
});
