import { formatDateTime } from "@/lib/dates";
import type { FieldError } from "@/lib/validation/validate";

/** The rule that a new end is in the future (docs/contract.md §2). */
export function* futureFault<Name extends string>(
  name: Name,
  end: Date | null | undefined,
  now: Date,
): Iterable<FieldError<Name>> {
  if (end && end <= now)
    yield [
      name,
      `must be in the future, later than ${formatDateTime(now)} UTC`,
      "Choose a time in the future",
    ];
}
