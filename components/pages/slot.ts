/** Parts the text of a drawn document into what stays and the names of slots, in turn. */
export const PLACEHOLDER_DELIMITER = "\u0001";

/** What stands in a drawn document in place of what each visitor gets fresh. No text of an owner's can hold it. */
export const placeholder = (name: string): string => PLACEHOLDER_DELIMITER + name + PLACEHOLDER_DELIMITER;
