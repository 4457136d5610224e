const STATUS = {
  invalid_json: 400,
  unauthorized: 401,
  forbidden: 403,
  plan_limit_reached: 403,
  not_found: 404,
  method_not_allowed: 405,
  alias_taken: 409,
  domain_taken: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS | `invalid_${string}`;

/** What a form shows at a field, or at a path in its list or object, like `1.url`. */
export type FieldProblem = { readonly field: string; readonly at?: string; readonly message: string };

/** An error that is safe to show: a code of docs/contract.md §2, a message, and headers to send with it. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /**
     * For forms: the invalid field, the path in its list or object (like `1.url`), what to show there instead of the
     * API's message, and the other invalid fields.
     */
    readonly form: {
      readonly field?: string;
      readonly at?: string;
      readonly message?: string;
      readonly others?: readonly FieldProblem[];
    } = {},
  ) {
    super(message);
    this.name = "AppError";
  }

  get status(): number {
    return this.code in STATUS ? STATUS[this.code as keyof typeof STATUS] : 422;
  }
}

type Invalid = {
  code?: string;
  at?: string | undefined;
  formMessage?: string;
  others?: readonly FieldProblem[];
};

/**
 * An invalid field: 422 `invalid_<field>`. The message names the field, what was wrong and what is allowed; a form
 * shows `formMessage` instead.
 */
export const invalid = (
  field: string,
  message: string,
  { code = field, at, formMessage, others }: Invalid = {},
) =>
  new AppError(
    `invalid_${code}`,
    // `socials[0].url must be …` for a path, else `url must be …`.
    message.startsWith("[") || message.startsWith(".") ? `${field}${message}` : `${field} ${message}`,
    {},
    {
      field,
      ...(at && { at }),
      ...(formMessage && { message: formMessage }),
      ...(others?.length && { others }),
    },
  );

export const unauthorized = (message: string) =>
  new AppError("unauthorized", message, { "WWW-Authenticate": "Bearer" });

/** Of dashboard forms whose resource is gone. */
export const DELETED = { message: "This no longer exists. It may have been deleted in the meantime." };

/** A missing resource, or another account's. `what` is its kind. */
export const notFound = (what = "resource") =>
  new AppError("not_found", `No ${what} at this URL`, {}, DELETED);
