/** Set once the first steps are dismissed. */
export const FIRST_STEPS_COOKIE = "first-steps";
