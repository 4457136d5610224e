/** Sort orders in the dashboard. `most` is by the list's count: clicks, views, scans or submissions. */
const SORTS = ["newest", "oldest", "name", "most"] as const;

export type Sort = (typeof SORTS)[number];

/** How the dashboard shows a list. The API's lists have filters and orders of their own, if any. */
export type ListView = { sort: Sort; state?: string; now: Date };

export const isSort = (text: string): text is Sort => SORTS.some((sort) => sort === text);
