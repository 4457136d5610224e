type Formats = { language: string; currency: string; usual: Intl.NumberFormat; exact: Intl.NumberFormat };

// Cached, because all prices of a page have one currency, and creating a format is slow.
let latest: Formats | undefined;

/** Formats a price, decimal text like `12.90`, in a currency and a language. */
export function formatPrice(amount: string, currency: string, language: string): string {
  if (latest?.language !== language || latest.currency !== currency) latest = formatsOf(currency, language);
  // Yen has no decimals, but half a yen must not be rounded.
  const format = /\.(?!0*$)/.test(amount) ? latest.exact : latest.usual;
  return isAmount(amount) ? format.format(amount) : amount;
}

function formatsOf(currency: string, language: string): Formats {
  const usual = new Intl.NumberFormat(language, { style: "currency", currency });
  const exact =
    (usual.resolvedOptions().maximumFractionDigits ?? 0) < 2
      ? new Intl.NumberFormat(language, { style: "currency", currency, minimumFractionDigits: 2 })
      : usual;
  return { language, currency, usual, exact };
}

const isAmount = (text: string): text is `${number}` => /^\d+(\.\d+)?$/.test(text);
