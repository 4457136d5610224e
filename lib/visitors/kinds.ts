/** What a row of the visit journal is about. Stored as numbers: never renumber. */
export const KIND = { link: 1 } as const;

/** The dimensions that visits are counted by, per day. Stored as numbers: never renumber. */
export const DIMENSION = { country: 1, referrer: 2, device: 3, browser: 4 } as const;
