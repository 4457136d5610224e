import { headers } from "next/headers";

/** The viewer's preferred locale, for dates, numbers and country names. */
export async function viewerLocale(): Promise<string> {
  const [first = ""] = ((await headers()).get("accept-language") ?? "").split(",");
  const tag = first.split(";")[0]?.trim() ?? "";
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? "en";
  } catch {
    return "en";
  }
}
