import { notFound } from "next/navigation";
import { isMissingRow } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { readId } from "@/lib/http/request/ids";
import { isSort, type ListView } from "@/lib/validation/list-view";
import type { Paging, Query } from "@/lib/validation/query";

const PAGE_SIZE = 25;
const LAST_PAGE = 1_000_000;

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

export type ListQuery = {
  page: number;
  size: number;
  paging: Paging;
  query: Query;
  q: string;
  view: ListView;
};

/** List parameters from the URL: `page` from 1, `q`, `sort`, and `state`, one of `states`. Ignores invalid values. */
export async function readListQuery(
  params: SearchParams,
  states: readonly { value: string }[] = [],
): Promise<ListQuery> {
  const { page, q, sort, state } = await params;
  const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value.at(-1) : value) ?? "";
  const number = /^\d{1,7}$/.test(text(page)) ? Math.min(LAST_PAGE, Math.max(1, Number(text(page)))) : 1;
  const search = text(q)
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 500);
  const wellFormed = search.isWellFormed() ? search : "";
  const order = text(sort);
  const chosen = states.find(({ value }) => value === text(state));
  return {
    page: number,
    size: PAGE_SIZE,
    paging: { limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE },
    query: wellFormed ? { q: wellFormed } : {},
    q: wellFormed,
    view: {
      sort: isSort(order) ? order : "newest",
      ...(chosen && { state: chosen.value }),
      now: new Date(),
    },
  };
}

/** The id in a page's path; the 404 page when it isn't one. */
export async function readPathId(
  params: Promise<Readonly<Record<string, string>>>,
  name = "id",
): Promise<number> {
  return readId((await params)[name]) ?? notFound();
}

/** The result of a lookup; the 404 page when it is missing or another account's. */
export async function orNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isMissingRow(error) || (error instanceof AppError && error.code === "not_found")) notFound();
    throw error;
  }
}
