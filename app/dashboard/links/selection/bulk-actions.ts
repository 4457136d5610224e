"use server";

import { revalidatePath } from "next/cache";
import { AppError } from "@/lib/errors";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf } from "@/lib/http/request/arguments";
import { toAppError } from "@/lib/http/response/responses";
import { links } from "@/lib/links";
import { bulkLinks } from "@/lib/links/bulk";
import { bulkDeleteShape } from "@/lib/links/bulk/schema";
import { validate } from "@/lib/validation/validate";

/** What became of a change of several links: how many it reached, and why it didn't reach the others. */
export type BulkResult = { changed: number; problems: { id: number; message: string }[] };

/** Changes links as the API does: `changes`, `add_tags` and `remove_tags`. */
export const changeLinks = async (ids: unknown, change: unknown) =>
  action(async ({ owner, now }) => {
    const outcomes = await bulkLinks.update(owner, { ...fieldsOf(change), ids }, now);
    return resultOf(readIds(ids), outcomes);
  });

/** Extends links, each from its own expiry. */
export const extendLinks = async (sent: unknown, days: unknown) =>
  action(async ({ owner, now }) => {
    const ids = readIds(sent);
    const outcomes: unknown[] = [];
    for (const id of ids) outcomes.push(await links.extend(owner, { id }, { days }, now).catch(asOutcome));
    return resultOf(ids, outcomes);
  });

const readIds = (ids: unknown): readonly number[] => validate({ ids: bulkDeleteShape.ids }, { ids }).ids;

function asOutcome(error: unknown): AppError {
  const known = toAppError(error);
  if (known.status >= 500) throw error;
  return known;
}

function resultOf(ids: readonly number[], outcomes: readonly unknown[]): BulkResult {
  revalidatePath("/dashboard", "layout");
  const problems = ids.flatMap((id, index) => {
    const outcome = outcomes[index];
    return outcome instanceof AppError ? [{ id, message: outcome.form.message ?? outcome.message }] : [];
  });
  return { changed: ids.length - problems.length, problems };
}
