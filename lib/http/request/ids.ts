const MAX_ID = 2_147_483_647;

/** An id as it stands in a path; undefined when it is no positive whole number that the database could hold. */
export const readId = (text: unknown): number | undefined =>
  typeof text === "string" && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID
    ? Number(text)
    : undefined;
