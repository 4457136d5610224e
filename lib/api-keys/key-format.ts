const KEY_FORMAT = /^wp_[A-Za-z0-9]{40}$/;

/** Whether this can be the text of a key; whether there is such a key only the database knows. */
export const isKeyFormat = (text: string): boolean => KEY_FORMAT.test(text);
