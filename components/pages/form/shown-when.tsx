import { fillWords, localeOf, wordsIn } from "@/components/pages/words/by-language";
import { inputName } from "@/lib/forms/input-names";
import type { FormField } from "@/lib/forms/options";
import type { PageLanguage } from "@/lib/validation/languages";

/** The data attributes of a conditional field, for the page's script. */
export const shownWhen = ({ show_when }: FormField) =>
  show_when && {
    "data-when": inputName(show_when.field),
    "data-values": JSON.stringify(show_when.values),
  };

type Props = { field: FormField; fields: readonly FormField[]; language: PageLanguage };

/** Says when to fill in a field. For browsers without JavaScript, which show all fields; the script removes it. */
export function ShownWhen({ field, fields, language }: Props) {
  const { show_when } = field;
  const source = fields.find(({ id }) => id === show_when?.field);
  if (!show_when || !source) return null;
  const either = new Intl.ListFormat(localeOf(language), { type: "disjunction" });
  const { onlyIfTicked, onlyIfAnswered, onlyIfIncludes } = wordsIn(language).form;
  const values = { label: source.label, answers: either.format(show_when.values) };
  const several = source.kind === "checkboxes" ? onlyIfIncludes : onlyIfAnswered;
  return <p className="when">{fillWords(source.kind === "consent" ? onlyIfTicked : several, values)}</p>;
}
