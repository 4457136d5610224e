const KEY_FORMAT = /^wp_[A-Za-z0-9]{40}$/;

/** Whether the text has the format of a key; whether such a key exists, only the database knows. */
export const isKeyFormat = (text: string): boolean => KEY_FORMAT.test(text);
