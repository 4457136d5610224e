// When a field is shown: always, or only after certain values of an earlier field. Safe in the browser.

/** Minimum, maximum and default number of stars of a rating. */
export const STARS = { min: 3, max: 10, usual: 5 } as const;

/** Shows a field only when an earlier field has one of these values. */
export type Condition = { field: string; values: string[] };

type Source = { id: string; kind: string; options: string[]; stars?: number | undefined };
type Conditional = Source & { show_when?: Condition | undefined };

/** The values of a field that conditions can name; empty for kinds without a fixed set of values. */
export function conditionValues({ kind, options, stars = STARS.usual }: Source): string[] {
  switch (kind) {
    case "choice":
    case "checkboxes":
      return options;
    case "rating":
      return Array.from({ length: stars }, (_, index) => String(index + 1));
    case "consent":
      return ["yes"];
    default:
      return [];
  }
}

/**
 * Whether a field is shown with these answers to the fields before it. A field that is hidden itself has no answer, so
 * whatever depends on it is hidden too.
 */
export function isShown(
  condition: Condition | undefined,
  answers: Readonly<Record<string, unknown>>,
): boolean {
  if (!condition) return true;
  const answer = Object.hasOwn(answers, condition.field) ? answers[condition.field] : undefined;
  const given = Array.isArray(answer) ? answer : [answer === true ? "yes" : answer];
  return given.some((value) => condition.values.includes(String(value)));
}

/** Whether the condition's field comes before, and has all of its values. */
export const isPossible = ({ field, values }: Condition, before: readonly Source[]): boolean => {
  const source = before.find(({ id }) => id === field);
  const known = source ? conditionValues(source) : [];
  return values.length > 0 && values.every((value) => known.includes(value));
};

/**
 * The fields without conditions on fields and values that no longer exist, and which fields lost theirs. Ignores the
 * order of fields: one that was moved can be moved back.
 */
export function dropDeadConditions<Field extends Conditional>(fields: readonly Field[]) {
  const shown: Field[] = [];
  const repaired = fields.map((field) => {
    const { show_when: condition, ...rest } = field;
    const source = condition && fields.find(({ id }) => id === condition.field);
    const values = source ? condition.values.filter((value) => conditionValues(source).includes(value)) : [];
    if (!condition || values.length === condition.values.length) return field;
    if (values.length > 0) return { ...field, show_when: { ...condition, values } };
    shown.push(field);
    return { ...rest, show_when: undefined };
  });
  return { fields: repaired, shown };
}

/** The conditions on a field's options after one option was renamed; unchanged when options were added or removed. */
export function renameInCondition(
  condition: Condition,
  { id, before, after }: { id: string; before: readonly string[]; after: readonly string[] },
): Condition {
  if (condition.field !== id || before.length !== after.length) return condition;
  const renamed = new Map(before.map((option, index) => [option, after[index] ?? option]));
  return { ...condition, values: condition.values.map((value) => renamed.get(value) ?? value) };
}
