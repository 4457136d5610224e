import punycode from "punycode.js";

// Safe in the browser.

/** Without the phonetic letters (IPA), some of which look like a to z. */
const LATIN = "a-z\\u00df-\\u00f6\\u00f8-\\u01bf\\u01c4-\\u024f\\u1e00-\\u1eff";
/** The other scripts in modern use, grouped where one language mixes them. */
const SCRIPTS = [
  "Arabic",
  "Armenian",
  "Bengali",
  "Cyrillic",
  "Devanagari",
  "Ethiopic",
  "Georgian",
  "Greek",
  "Gujarati",
  "Gurmukhi",
  "Hebrew",
  "Kannada",
  "Khmer",
  "Lao",
  "Malayalam",
  "Myanmar",
  "Oriya",
  "Sinhala",
  "Tamil",
  "Telugu",
  "Thaana",
  "Thai",
  "Tibetan",
  "Han Hiragana Katakana",
  "Han Hangul",
  "Han Bopomofo",
];

const lettersOf = (scripts: string): string =>
  scripts
    .split(" ")
    .map((name) => `\\p{scx=${name}}`)
    .join("");

const ONE_SCRIPT = [LATIN, ...SCRIPTS.map(lettersOf)].map(
  (letters) => new RegExp(`^[-0-9${letters}]+$`, "u"),
);

/** Only Cyrillic or only Greek letters that look like Latin ones (homographs). */
const LOOKS_LATIN = /^(?:[-0-9аысԁеһіюјӏорԗԛѕԝхуъьҽпгѵѡӓӑ]+|[-0-9αικνρυωηοτ]+)$/;

/**
 * A host name for display: A-labels in their own script. As in browsers, a label that mixes scripts or could pass for
 * a Latin one stays encoded.
 */
export function readableHost(host: string): string {
  const [name = "", ...port] = host.split(":");
  const labels = name.split(".");
  const isLatinTop = !/^xn--/i.test(labels.at(-1) ?? "");
  return [labels.map((label) => readableLabel(label, isLatinTop)).join("."), ...port].join(":");
}

/** A URL with its host for display. */
export const readableUrl = (url: string): string =>
  url.replace(/^(https?:\/\/)([^/?#]+)/i, (_, scheme: string, host: string) => scheme + readableHost(host));

/** The same without `https://`. */
export const withoutScheme = (url: string): string => readableUrl(url).replace(/^https?:\/\//i, "");

function readableLabel(label: string, isLatinTop: boolean): string {
  const text = /^xn--/i.test(label) ? decoded(label) : undefined;
  if (text === undefined || /^[ -~]*$/.test(text) || text !== text.normalize("NFC").toLowerCase())
    return label;
  const isOneScript = ONE_SCRIPT.some((letters) => letters.test(text));
  return isOneScript && !(isLatinTop && LOOKS_LATIN.test(text)) ? text : label;
}

function decoded(label: string): string | undefined {
  try {
    return punycode.decode(label.slice("xn--".length));
  } catch {
    return undefined;
  }
}
