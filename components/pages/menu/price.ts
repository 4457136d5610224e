/** Formats a price, decimal text like `12.90`, in a currency and a language. */
export function formatPrice(amount: string, currency: string, language: string): string {
  const usual = new Intl.NumberFormat(language, { style: "currency", currency });
  // Yen has no decimals, but a price of half a yen must not be rounded.
  const exact = /\.(?!0*$)/.test(amount) && (usual.resolvedOptions().maximumFractionDigits ?? 0) < 2;
  const format = exact
    ? new Intl.NumberFormat(language, { style: "currency", currency, minimumFractionDigits: 2 })
    : usual;
  return isAmount(amount) ? format.format(amount) : amount;
}

const isAmount = (text: string): text is `${number}` => /^\d+(\.\d+)?$/.test(text);
