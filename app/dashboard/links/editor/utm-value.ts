import type { Values } from "@/components/ui/form/use-form";
import { UTM_NAMES, type Utm } from "@/lib/routing/routing";

/** The campaign parameters in the values of a form. */
export function utmOf({ utm }: Values): Utm | null {
  if (typeof utm !== "object" || utm === null) return null;
  const given = Object.entries(utm).filter(([, value]) => typeof value === "string" && value !== "");
  return Object.fromEntries(given.filter(([name]) => UTM_NAMES.some((known) => known === name)));
}
