// Limits of rules and splits. Without zod, because the dashboard uses them in the browser.

export const MAX_RULES = 20;

export const MIN_VARIANTS = 2;
export const MAX_VARIANTS = 8;

/** Of rules and variants. */
export const MAX_LABEL_LENGTH = 40;

/** Spans of hours of a rule. */
export const MAX_SPANS = 7;

/** Query parameters of a rule. */
export const MAX_PARAMETERS = 5;

/** The default label of a variant: A, B … */
export const variantLetter = (index: number): string => String.fromCharCode("A".charCodeAt(0) + index);
