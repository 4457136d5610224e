/**
 * The kind of subject a visit belongs to. Stored as numbers: never renumber. The subject of a bio click is its page.
 */
export const KIND = {
  link: 1,
  timer: 2,
  countdown: 3,
  bio_page: 4,
  bio_click: 5,
  menu: 6,
  form: 7,
} as const;

export type KindName = keyof typeof KIND;

/** The dimensions of the daily counts. Stored as numbers: never renumber. */
export const DIMENSION = {
  country: 1,
  referrer: 2,
  device: 3,
  browser: 4,
  segment: 5,
  system: 6,
  language: 7,
  trigger: 8,
  target: 9,
  // 10 was the subject, now in account_subject_days.
  /** Of the day, UTC: '0' to '23'. */
  hour: 11,
} as const;

/** The dimensions in which visits without a value have no row. In all others, they have one with the value ''. */
export const SPARSE_DIMENSIONS: readonly number[] = [
  DIMENSION.segment,
  DIMENSION.language,
  DIMENSION.trigger,
  DIMENSION.target,
];
