import { z } from "zod";
import { unknownFieldOr } from "@/lib/links/routing/unknown-field";
import { UTM_NAMES, type Utm } from "@/lib/routing/routing";
import { text } from "@/lib/validation/fields";

const parameter = () =>
  text(255)
    .nullish()
    .transform((value) => value || undefined);

const members = {
  source: parameter(),
  medium: parameter(),
  campaign: parameter(),
  term: parameter(),
  content: parameter(),
  ref: parameter(),
};

/** Campaign parameters; null when none has a value. docs/contract.md §3. */
export function utm() {
  const message = `must be an object with any of ${UTM_NAMES.join(", ")}`;
  return z
    .strictObject(members, { error: unknownFieldOr(message, UTM_NAMES) })
    .transform((sent): Utm | null => {
      const given = UTM_NAMES.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]]));
      return given.length > 0 ? Object.fromEntries(given) : null;
    })
    .meta({ description: message });
}
