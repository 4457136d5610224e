import { inputName } from "@/lib/forms/input-names";
import type { FormField } from "@/lib/forms/schema";

const either = new Intl.ListFormat("en", { type: "disjunction" });

/** What the page's script reads from a field that isn't always shown. */
export const shownWhen = ({ show_when }: FormField) =>
  show_when && {
    "data-when": inputName(show_when.field),
    "data-values": JSON.stringify(show_when.values),
  };

/** Says when a field is to be filled in. For browsers without JavaScript, which show all fields; the script removes it. */
export function ShownWhen({ field, fields }: { field: FormField; fields: readonly FormField[] }) {
  const { show_when } = field;
  const source = fields.find(({ id }) => id === show_when?.field);
  if (!show_when || !source) return null;
  const answers = either.format(show_when.values);
  return (
    <p className="when">
      {source.kind === "consent"
        ? `Only if you tick “${source.label}”`
        : `Only if your answer to “${source.label}” is ${answers}`}
    </p>
  );
}
