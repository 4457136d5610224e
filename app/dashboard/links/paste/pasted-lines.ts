import { toWebUrl } from "@/lib/validation/typed-url";

export const MAX_LINES = 1_000;

export type PastedLine = {
  url: string;
  alias: string | null;
  /** What must be fixed before a link can be created. */
  problem?: string;
};

/** The result of a line: a link, or an error. */
export type LineResult =
  | { result: "created" | "reused"; short_url: string }
  | { result: "failed"; message: string };

export type ResultLine = PastedLine & LineResult;

const SLUG = /^[A-Za-z0-9_-]{1,64}$/;

/** Parses pasted text, one link per line: the URL, and after a space, tab or the last comma its slug. */
export const readLines = (text: string): PastedLine[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(readLine);

function readLine(line: string): PastedLine {
  const [, address = line, slug = ""] = /^(\S+?),?\s+(.*)$/.exec(line) ?? /^(.+),(.*)$/.exec(line) ?? [];
  const [url, alias] = [toWebUrl(address), slug.trim() || null];
  if (!isWebAddress(url)) return { url: address, alias, problem: "That isn't a web address" };
  if (alias && !SLUG.test(alias))
    return { url, alias, problem: "Use up to 64 letters, digits, - and _ for the slug" };
  return { url, alias };
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);
