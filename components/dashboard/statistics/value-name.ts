import { displayUrl } from "@/components/ui/display-url";
import { countryName, languageName } from "@/components/ui/region-names";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import { titleOf } from "@/lib/timers/view";

/** The display name of a counted value; '' is unknown. */
export function valueName(group: string, value: string, locale: string): string {
  switch (group) {
    case "country":
      return countryName(value, locale);
    case "language":
      return value ? languageName(value, locale) : "Unknown";
    case "referrer":
      return value ? readableHost(value) : "Direct";
    case "device":
      if (value === "tv") return "TV";
      return value ? value.charAt(0).toUpperCase() + value.slice(1) : "Unknown";
    case "subject":
      // Only timers have no name.
      return titleOf({ name: "", id: Number(value) });
    case "trigger":
      return value === "qr" ? "From a QR code" : "Not from a QR code";
    case "target":
      return displayUrl(value);
    default:
      return value || "Unknown";
  }
}
