// What gives way to visitors when CPU time is short.

/** Of the web worker. */
export const WEB_NICENESS = 5;

/** Of the thread that checks link passwords: the lowest priority. */
export const PASSWORD_NICENESS = 19;
