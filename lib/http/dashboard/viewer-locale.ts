import { headers } from "next/headers";

/** The viewer's first language, for dates, numbers and names of countries. */
export async function viewerLocale(): Promise<string> {
  const [first = ""] = ((await headers()).get("accept-language") ?? "").split(",");
  const tag = first.split(";")[0]?.trim() ?? "";
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? "en";
  } catch {
    return "en";
  }
}
