// The names of what a form's page sends. Safe in the browser.

/** The name of a field's input. */
export const inputName = (id: string): string => `f_${id}`;

/** A field that people never see; what fills it in is no person. */
export const TRAP = "leave_empty";

/** Proves which drawn page it was sent from. */
export const TOKEN = "token";
