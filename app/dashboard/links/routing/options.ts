import { countryName, languageName, regionName } from "@/components/ui/region-names";
import { BROWSERS, DEVICES, SYSTEMS } from "@/lib/routing/visitor-names";
import { COUNTRIES } from "@/lib/validation/countries";
import { LANGUAGES } from "@/lib/validation/language-codes";
import { DAY_NAMES, DEVICE_NAMES, SYSTEM_NAMES } from "./names";

// Options of conditions and the tester. Browser only: names are in its language.

const REGIONAL = "de-AT de-CH en-GB en-US es-419 es-ES es-MX fr-CA fr-CH fr-FR pt-BR pt-PT zh-CN zh-HK zh-TW";

type Option = { value: string; name: string };

const lazySync = <T>(make: () => T) => {
  let value: T | undefined;
  return (): T => {
    value ??= make();
    return value;
  };
};

/** Sorted by name, in the browser's language. */
const sorted = (options: readonly Option[], nameOf: (option: Option) => string): Option[] =>
  options.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), navigator.language));

export const countryOptions = lazySync((): Option[] =>
  sorted(
    COUNTRIES.map((value) => ({ value, name: countryName(value, navigator.language) })),
    // Not by flag.
    ({ value }) => regionName(value, navigator.language),
  ),
);

export const languageOptions = lazySync((): Option[] =>
  sorted(
    [...LANGUAGES, ...REGIONAL.split(" ")]
      .map((value) => ({ value, name: languageName(value, navigator.language) }))
      // Drops former codes, and those that the browser has no name for.
      .filter(({ value, name }) => name !== value && Intl.getCanonicalLocales(value)[0] === value),
    ({ name }) => name,
  ),
);

export const browserOptions = lazySync((): Option[] => BROWSERS.map((value) => ({ value, name: value })));

export const DEVICE_OPTIONS: readonly Option[] = DEVICES.map((value) => ({
  value,
  name: DEVICE_NAMES[value],
}));

export const SYSTEM_OPTIONS: readonly Option[] = SYSTEMS.map((value) => ({
  value,
  name: SYSTEM_NAMES[value],
}));

export const DAY_OPTIONS: readonly Option[] = DAY_NAMES.map((name, index) => ({
  value: String(index + 1),
  name,
}));

/** The browser's time zones, and `chosen`. */
export const timeZoneOptions = (chosen: string): Option[] =>
  [...new Set(["UTC", chosen, ...Intl.supportedValuesOf("timeZone")])]
    .filter(Boolean)
    .map((value) => ({ value, name: value.replaceAll("_", " ") }));
