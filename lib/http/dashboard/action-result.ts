import type { FieldProblem } from "@/lib/errors";

/**
 * What a server action returns: a value, or an error and, where one is at fault, its field and the place in it, like
 * `1.url`; `others` are further fields at fault.
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
