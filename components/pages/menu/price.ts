/** A price as guests read it: decimal text like `12.90` in a currency, written the way a language does. */
export function formatPrice(amount: string, currency: string, language: string): string {
  const usual = new Intl.NumberFormat(language, { style: "currency", currency });
  // Yen have no hundredths, and yet an owner may ask for half a yen: it is shown, never rounded away.
  const exact = /\.(?!0*$)/.test(amount) && (usual.resolvedOptions().maximumFractionDigits ?? 0) < 2;
  const format = exact
    ? new Intl.NumberFormat(language, { style: "currency", currency, minimumFractionDigits: 2 })
    : usual;
  return isAmount(amount) ? format.format(amount) : amount;
}

const isAmount = (text: string): text is `${number}` => /^\d+(\.\d+)?$/.test(text);
