import { bioDoor } from "@/lib/visitors/pages/bio-page";
import { countdownDoor } from "@/lib/visitors/pages/countdown-page";
import { formDoor } from "@/lib/visitors/pages/form-page";
import { menuDoor } from "@/lib/visitors/pages/menu-page";
import type { Ask, Door } from "@/lib/visitors/pages/page-kind";
import { timerDoor } from "@/lib/visitors/pages/timer-image";

/** The kinds of public pages by the first letter of their path (CONTRACT §1). Add yours here. */
const DOORS: Readonly<Record<string, Door>> = {
  b: bioDoor,
  c: countdownDoor,
  m: menuDoor,
  f: formDoor,
  t: timerDoor,
};

const PATH = /^\/([bcfmt])\/([^/]+)(?:\/([^/]+))?\/?$/;

/**
 * What a path asks for: "nothing" where no page can be, undefined when the path is not one of a page. `path` is
 * decoded, `search` the query with or without its `?`.
 */
export function pageAt(path: string, search: string): Ask | "nothing" | undefined {
  const [, letter = "", first = "", second] = PATH.exec(path) ?? [];
  const door = DOORS[letter];
  if (!door) return undefined;
  const query = new URLSearchParams(search);
  return door({ first, query, ...(second === undefined ? {} : { second }) }) ?? "nothing";
}
