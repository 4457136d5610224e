/** A price as people write it; `problem` is for them. */
type Read = { amount: number } | { problem: string };

const SYMBOLS = /\p{Sc}|^[A-Z]{3}\b|\b[A-Z]{3}$|[\s\u00a0\u202f'’]/gu;

/** Reads `4.50`, `4,50`, `€ 1.234,50` and `1 234.50 CZK`. */
export function readPrice(text: string): Read {
  const digits = text.trim().replace(SYMBOLS, "");
  // Ambiguous: three digits after the only separator are thousands in one country, decimals in another.
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) {
    const whole = digits.replace(/[.,]/, "");
    return {
      problem: `“${text.trim()}” can be read in two ways. Write ${whole} or ${Number(digits.replace(",", ".")).toFixed(2)}.`,
    };
  }
  const isGrouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d{1,2})?$|^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/.test(digits);
  const plain = isGrouped
    ? digits.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", ".")
    : digits.replace(",", ".");
  if (/^\d+(\.\d+)?$/.test(plain)) return { amount: Number(plain) };
  return { problem: `“${text.trim()}” isn't a price. Write it like 4.50 or 4,50.` };
}
