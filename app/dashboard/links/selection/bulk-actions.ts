"use server";

import { revalidatePath } from "next/cache";
import { domains } from "@/lib/domains";
import { AppError, invalid } from "@/lib/errors";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf } from "@/lib/http/request/arguments";
import { links } from "@/lib/links";
import { bulkLinks } from "@/lib/links/bulk";
import { readLinkQuery } from "../list-query";
import { LINKS_PER_CALL } from "./selectable-link";

/** The result of a bulk change: how many links were changed, and why the others weren't. */
export type BulkResult = { changed: number; problems: { id: number; message: string }[] };

const PER_TRANSACTION = 100;

/** The ids of all links of the list with this query. */
export const linksOf = async (query: unknown) =>
  action(async ({ owner }) => {
    const names = await domains.names(owner);
    const params = Object.fromEntries(new URLSearchParams(String(query)));
    const { list } = await readLinkQuery(Promise.resolve(params), names);
    return links.listIds(owner, list.query, list.view);
  });

/** Changes links as the API does: `changes`, `add_tags` and `remove_tags`. */
export const changeLinks = async (ids: unknown, change: unknown) =>
  action(({ owner, now }) =>
    inParts(ids, (part) => bulkLinks.update(owner, { ...fieldsOf(change), ids: part }, now)),
  );

/** Extends links, each from its own expiry. */
export const extendLinks = async (ids: unknown, days: unknown) =>
  action(({ owner, now }) => inParts(ids, (part) => bulkLinks.extend(owner, { ids: part, days }, now)));

/** Deletes links permanently. */
export const deleteLinks = async (ids: unknown) =>
  action(({ owner, now }) => inParts(ids, (part) => bulkLinks.remove(owner, { ids: part }, now)));

/** Runs a change in batches of the maximum per transaction; batches before a failed one stay committed. */
async function inParts(
  ids: unknown,
  work: (part: unknown[]) => Promise<readonly unknown[]>,
): Promise<BulkResult> {
  if (!Array.isArray(ids) || ids.length > LINKS_PER_CALL)
    throw invalid("ids", `must be a list of at most ${LINKS_PER_CALL} link IDs`);
  const problems: BulkResult["problems"] = [];
  try {
    for (let from = 0; from < ids.length; from += PER_TRANSACTION) {
      const part = ids.slice(from, from + PER_TRANSACTION);
      const outcomes = await work(part);
      for (const [index, outcome] of outcomes.entries())
        if (outcome instanceof AppError)
          problems.push({ id: Number(part[index]), message: outcome.form.message ?? outcome.message });
    }
  } finally {
    revalidatePath("/dashboard", "layout");
  }
  return { changed: ids.length - problems.length, problems };
}
