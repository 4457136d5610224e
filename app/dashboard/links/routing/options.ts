import { countryName, languageName, regionName } from "@/components/ui/region-names";
import { BROWSERS, DEVICES, SYSTEMS } from "@/lib/routing/visitor-names";
import { COUNTRIES } from "@/lib/validation/countries";
import { LANGUAGES } from "@/lib/validation/language-codes";
import { DAY_NAMES, DEVICE_NAMES, SYSTEM_NAMES } from "./names";

// What conditions and the tester offer. Only for parts that are drawn in the browser: names depend on the runtime.

const REGIONAL = "de-AT de-CH en-GB en-US es-419 es-ES es-MX fr-CA fr-CH fr-FR pt-BR pt-PT zh-CN zh-HK zh-TW";

type Option = { value: string; name: string };

const once = <T>(make: () => T) => {
  let made: T | undefined;
  return (): T => {
    made ??= make();
    return made;
  };
};

const byName = (one: Option, other: Option) => one.name.localeCompare(other.name, "en");

export const countryOptions = once((): Option[] =>
  COUNTRIES.toSorted((one, other) => regionName(one).localeCompare(regionName(other), "en")).map((value) => ({
    value,
    name: countryName(value),
  })),
);

export const languageOptions = once((): Option[] =>
  [...LANGUAGES, ...REGIONAL.split(" ")]
    .map((value) => ({ value, name: languageName(value) }))
    // Former codes, and those that the browser has no name for.
    .filter(({ value, name }) => name !== value && Intl.getCanonicalLocales(value)[0] === value)
    .sort(byName),
);

export const browserOptions = once((): Option[] => BROWSERS.map((value) => ({ value, name: value })));

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

/** All time zones that the browser knows, and `chosen`. */
export const timeZoneOptions = (chosen: string): Option[] =>
  [...new Set(["UTC", chosen, ...Intl.supportedValuesOf("timeZone")])]
    .filter(Boolean)
    .map((value) => ({ value, name: value.replaceAll("_", " ") }));
