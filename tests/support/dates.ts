import { DAY, formatDateTime } from "@/lib/dates";

/** The format of every datetime in the API. */
export const DATE_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** The Date of an API datetime. */
export const moment = (text: string): Date => new Date(`${text.replace(" ", "T")}Z`);

/** The API datetime this many days from now, or ago when negative. */
export const inDays = (days: number): string => formatDateTime(new Date(Date.now() + days * DAY));

/** The API datetime this many days after another. */
export const daysAfter = (text: string, days: number): string =>
  formatDateTime(new Date(moment(text).getTime() + days * DAY));

/** The same date and time next year, by the calendar. */
export const nextYear = (text: string): string =>
  `${Number(text.slice(0, 4)) + 1}${text.slice(4)}`.replace("-02-29", "-02-28");
