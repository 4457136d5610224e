import { bioPageRoute } from "@/lib/visitors/pages/bio-page";
import { countdownPageRoute } from "@/lib/visitors/pages/countdown-page";
import { formPageRoute } from "@/lib/visitors/pages/form-page";
import { menuPageRoute } from "@/lib/visitors/pages/menu-page";
import type { PageRequest, PageRoute } from "@/lib/visitors/pages/page-kind";
import { timerImageRoute } from "@/lib/visitors/pages/timer-image";

/** The kinds of public pages by the first letter of their path (docs/contract.md §1). New kinds are added here. */
const ROUTES: Readonly<Record<string, PageRoute>> = {
  b: bioPageRoute,
  c: countdownPageRoute,
  m: menuPageRoute,
  f: formPageRoute,
  t: timerImageRoute,
};

const PATH = /^\/([bcfmt])\/([^/]+)(?:\/([^/]+))?\/?$/;

/**
 * The page request of a path: "nothing" where no page can be, undefined when it isn't a page path. `path` is decoded,
 * `search` is the query with or without its `?`.
 */
export function pageAt(path: string, search: string): PageRequest | "nothing" | undefined {
  const [, letter = "", first = "", second] = PATH.exec(path) ?? [];
  const route = ROUTES[letter];
  if (!route) return undefined;
  const query = new URLSearchParams(search);
  return route({ first, query, ...(second === undefined ? {} : { second }) }) ?? "nothing";
}
