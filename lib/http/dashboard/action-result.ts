/** What a server action returns: a value, or an error and, where one is at fault, its field. */
export type ActionResult<T> =
  | { ok: true; value: T }
  | { ok: false; code: string; field?: string; message: string };
