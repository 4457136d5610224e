const MAX_ID = 2_147_483_647;

/** Parses a path id; undefined when it isn't a positive integer that fits the database. */
export const readId = (text: unknown): number | undefined =>
  typeof text === "string" && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID
    ? Number(text)
    : undefined;
