/** Separates static text and placeholder names in a rendered document. */
export const PLACEHOLDER_DELIMITER = "\u0001";

/** Marks a value that is filled in per visitor in a cached document. User text can't contain the delimiter. */
export const placeholder = (name: string): string => PLACEHOLDER_DELIMITER + name + PLACEHOLDER_DELIMITER;
