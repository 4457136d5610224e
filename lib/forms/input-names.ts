// Names of a form page's inputs. Safe in the browser.

/** The name of a field's input. */
export const inputName = (id: string): string => `f_${id}`;

/** Honeypot: hidden from people, so only robots fill it in. */
export const HONEYPOT = "leave_empty";

/** Proves which rendered page a submission came from. */
export const TOKEN = "token";
