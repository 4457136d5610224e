import { CURRENCIES } from "@/lib/menus/currencies";
import { OTHER_LANGUAGES } from "@/lib/menus/languages";
import { PAGE_LANGUAGES } from "@/lib/validation/languages";

const EURO = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");

// The countries whose currencies are not named after the country's own code.
const OTHERS: Readonly<Record<string, string>> = {
  CH: "CHF",
  LI: "CHF",
  GL: "DKK",
  FO: "DKK",
  SV: "USD",
  EC: "USD",
  VE: "VES",
};

/** The currency of a country: those of ISO 4217 begin with the country's code. */
function currencyOf(country: string | undefined): string {
  if (!country || EURO.includes(country)) return "EUR";
  const known = OTHERS[country] ?? CURRENCIES.find((currency) => currency.startsWith(country));
  return known ?? "EUR";
}

/** Defaults of a new menu by `Accept-Language`: the first language, and the currency of its country. */
export function menuDefaults(acceptLanguage: string | null): { language: string; currency: string } {
  const [first = ""] = (acceptLanguage ?? "").split(",");
  const locale = localeOf(first.split(";")[0]?.trim() ?? "");
  if (!locale) return { language: "en", currency: "EUR" };
  const { language, region, script } = locale.maximize();
  const offered = [...PAGE_LANGUAGES, ...OTHER_LANGUAGES];
  const found = [`${language}-${script}`, language].find((tag) => offered.includes(tag));
  return { language: found ?? "en", currency: currencyOf(region) };
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
