/** The time of a link's field, `YYYY-MM-DD HH:MM:SS` in UTC. */
export const dateOf = (time: string): Date => new Date(`${time.replace(" ", "T")}Z`);
