import punycode from "punycode.js";

// Safe in the browser.

/** Without letters that only phonetics has, some of which pass for a to z. */
const LATIN = "a-z\\u00df-\\u00f6\\u00f8-\\u01bf\\u01c4-\\u024f\\u1e00-\\u1eff";
/** Scripts that languages of today are written in. */
const SCRIPTS =
  "Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan";
/** Those that one language mixes, also with a to z. */
const MIXED = ["Han Hiragana Katakana", "Han Hangul", "Han Bopomofo"];

const chars = (scripts: string) => scripts.replace(/\w+ ?/g, (name) => `\\p{scx=${name.trim()}}`);

/** A label of one script, or of those that a language mixes. */
const ONE_SCRIPT = new RegExp(
  [LATIN, ...SCRIPTS.split(" ").map(chars), ...MIXED.map((scripts) => `a-z${chars(scripts)}`)]
    .map((set) => `^[-0-9${set}]+$`)
    .join("|"),
  "u",
);

/** Nothing but Cyrillic or Greek letters that pass for Latin ones. */
const LOOKS_LATIN = /^[-0-9]*(?:[аысԁеһіюјӏорԗԛѕԝхуъьҽпгѵѡӓӑ]+|[αικνρυωηοτ]+)[-0-9]*$/;

/**
 * A host name as people read it: A-labels in their own script. As in browsers, a label that mixes scripts or could pass for
 * a Latin one stays as it is.
 */
export function readableHost(host: string): string {
  const labels = host.split(".");
  const isLatinTop = !/^xn--/i.test(labels.at(-1) ?? "");
  return labels.map((label) => readableLabel(label, isLatinTop)).join(".");
}

/** A URL with its host as people read it. */
export const readableUrl = (url: string): string =>
  url.replace(/^(https?:\/\/)([^/?#]+)/i, (_, scheme: string, host: string) => scheme + readableHost(host));

function readableLabel(label: string, isLatinTop: boolean): string {
  const text = /^xn--/i.test(label) ? decoded(label) : undefined;
  if (text === undefined || /^[ -~]*$/.test(text) || text !== text.normalize("NFC").toLowerCase())
    return label;
  return ONE_SCRIPT.test(text) && !(isLatinTop && LOOKS_LATIN.test(text)) ? text : label;
}

function decoded(label: string): string | undefined {
  try {
    return punycode.decode(label.slice("xn--".length));
  } catch {
    return undefined;
  }
}
