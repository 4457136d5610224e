// Visitors come first when CPU time is short. The thread of the jobs sets its own (lib/jobs/worker-thread-program.ts).

/** Of the web worker. */
export const WEB_NICENESS = 5;

/** Of the thread that checks link passwords: the lowest priority. */
export const PASSWORD_NICENESS = 19;
