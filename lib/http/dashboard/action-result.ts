import type { FieldProblem } from "@/lib/errors";

/**
 * What a server action returns: a value, or an error with the invalid field, if any, and the path in it, like
 * `1.url`; `others` are further invalid fields.
 */
export type ActionResult<T> =
  | { ok: true; value: T }
  | {
      ok: false;
      code: string;
      field?: string;
      at?: string;
      message: string;
      others?: readonly FieldProblem[];
    };
