// The letters on a phone's keys, 2 to 9 (ITU-T E.161).
const KEYS = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];
const DIGIT_OF = new Map(KEYS.flatMap((letters, at) => [...letters].map((letter) => [letter, `${at + 2}`])));

const EXTENSION = /(?<![a-z])(?:ext(?:ension|n)?|x)[\s.:]*\d|[;#,]/i;
const WHOLE_NUMBER = 7;

/**
 * The tel: URL of a phone number as people write it; undefined with fewer than three digits. Drops an extension (few
 * phones dial one) and the zero in brackets after a country code. Vanity letters become digits and remarks are
 * dropped; undefined if ambiguous.
 */
export function telHref(written: string): string | undefined {
  const [main = ""] = written.split(EXTENSION);
  const number = main.slice(Math.max(0, main.search(/[+\d]/)));
  const international = number.startsWith("+");
  const chunks = (international ? number.replace(/\(0\)/g, "") : number).split(/[\s()/]+/);
  const size = chunks.join("").replace(/\D/g, "").length;
  const dialed = chunks.map((chunk) => digitsOf(chunk, size));
  const digits = dialed.join("");
  if (dialed.includes(undefined) || digits.length < 3) return undefined;
  return `tel:${international ? "+" : ""}${digits}`;
}

/** The digits to dial for a part of a number that has `size` digits; undefined if ambiguous. */
function digitsOf(chunk: string, size: number): string | undefined {
  const letters = chunk.replace(/\P{L}/gu, "");
  if (!letters) return chunk.replace(/\D/g, "");
  if (/\d/.test(chunk)) return keyDigits(chunk);
  const capitals = letters === letters.toUpperCase();
  if (size >= WHOLE_NUMBER) return capitals && /^[A-Z]+$/.test(letters) ? undefined : "";
  return capitals ? keyDigits(chunk) : undefined;
}

/** Keypad digits for letters; undefined when one is on no key. */
function keyDigits(chunk: string): string | undefined {
  const digits = [...chunk.toLowerCase().replace(/[^\d\p{L}]/gu, "")].map((sign) =>
    /\d/.test(sign) ? sign : DIGIT_OF.get(sign),
  );
  return digits.includes(undefined) ? undefined : digits.join("");
}
