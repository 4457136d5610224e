import { expect, test } from "@playwright/test";
import { isScheduled } from "@/lib/routing/schedule";

const BERLIN = "Europe/Berlin";

/** Berlin is an hour ahead of UTC in winter, two in summer. */
const CASES: readonly (readonly [
  name: string,
  schedule: { days?: number[]; hours?: string[]; timezone: string },
  utc: string,
  expected: boolean,
])[] = [
  ["Monday", { days: [1], timezone: BERLIN }, "2026-11-23T12:00:00Z", true],
  ["Sunday is 7", { days: [7], timezone: BERLIN }, "2026-11-22T12:00:00Z", true],
  ["a day begins at local midnight", { days: [1], timezone: BERLIN }, "2026-11-22T23:00:00Z", true],
  ["and not before", { days: [1], timezone: BERLIN }, "2026-11-22T22:59:59Z", false],
  ["the start counts", { hours: ["09:00-17:30"], timezone: BERLIN }, "2026-11-23T08:00:00Z", true],
  ["a second before doesn't", { hours: ["09:00-17:30"], timezone: BERLIN }, "2026-11-23T07:59:59Z", false],
  ["the last second counts", { hours: ["09:00-17:30"], timezone: BERLIN }, "2026-11-23T16:29:59Z", true],
  ["the end doesn't", { hours: ["09:00-17:30"], timezone: BERLIN }, "2026-11-23T16:30:00Z", false],
  [
    "any of several hours",
    { hours: ["01:00-02:00", "12:00-14:00"], timezone: BERLIN },
    "2026-11-23T12:00:00Z",
    true,
  ],
  ["across midnight, before", { hours: ["22:00-02:00"], timezone: BERLIN }, "2026-11-23T22:30:00Z", true],
  ["across midnight, after", { hours: ["22:00-02:00"], timezone: BERLIN }, "2026-11-24T00:30:00Z", true],
  [
    "across midnight, at the end",
    { hours: ["22:00-02:00"], timezone: BERLIN },
    "2026-11-24T01:00:00Z",
    false,
  ],
  ["until midnight", { hours: ["22:00-00:00"], timezone: BERLIN }, "2026-11-24T22:59:59Z", true],
  ["midnight is the next day", { hours: ["22:00-00:00"], timezone: BERLIN }, "2026-11-24T23:00:00Z", false],
  // Tuesday 00:30 belongs to Monday's hours.
  [
    "belongs to the day it starts",
    { days: [1], hours: ["22:00-02:00"], timezone: BERLIN },
    "2026-11-23T23:30:00Z",
    true,
  ],
  [
    "and not to the next",
    { days: [2], hours: ["22:00-02:00"], timezone: BERLIN },
    "2026-11-23T23:30:00Z",
    false,
  ],
  [
    "Sunday's go into Monday",
    { days: [7], hours: ["22:00-02:00"], timezone: BERLIN },
    "2026-11-22T23:30:00Z",
    true,
  ],
  // Clocks go from 02:00 to 03:00 on 2026-03-29: the local time 02:30 doesn't exist.
  ["before the gap", { hours: ["01:00-03:00"], timezone: BERLIN }, "2026-03-29T00:59:59Z", true],
  ["after the gap", { hours: ["01:00-03:00"], timezone: BERLIN }, "2026-03-29T01:00:00Z", false],
  ["hours inside the gap", { hours: ["02:00-03:00"], timezone: BERLIN }, "2026-03-29T01:00:00Z", false],
  // Clocks go from 03:00 back to 02:00 on 2026-10-25: 02:30 comes twice.
  [
    "the hour that comes twice, first",
    { hours: ["02:00-03:00"], timezone: BERLIN },
    "2026-10-25T00:30:00Z",
    true,
  ],
  [
    "the hour that comes twice, again",
    { hours: ["02:00-03:00"], timezone: BERLIN },
    "2026-10-25T01:30:00Z",
    true,
  ],
  ["after it", { hours: ["02:00-03:00"], timezone: BERLIN }, "2026-10-25T02:00:00Z", false],
  ["half hours from UTC", { hours: ["05:30-05:31"], timezone: "Asia/Kolkata" }, "2026-11-23T00:00:00Z", true],
  [
    "behind UTC",
    { days: [7], hours: ["16:00-17:00"], timezone: "America/Los_Angeles" },
    "2026-11-23T00:00:00Z",
    true,
  ],
  ["neither days nor hours", { timezone: BERLIN }, "2026-11-23T00:00:00Z", true],
];

for (const [name, schedule, utc, expected] of CASES) {
  test(`${name}: ${schedule.days ?? "every day"} ${schedule.hours ?? ""} at ${utc}`, () => {
    expect(isScheduled(schedule, new Date(utc))).toBe(expected);
  });
}

test("times all over a year agree with the clock of another implementation", () => {
  const schedule = { days: [1, 6], hours: ["23:15-01:45", "08:00-08:30"], timezone: BERLIN };
  const start = Date.UTC(2026, 0, 1);
  const wrong: string[] = [];
  for (let at = start; at < start + 366 * 86_400_000; at += 37 * 60_000) {
    const now = new Date(at);
    const local = new Date(now.toLocaleString("sv-SE", { timeZone: BERLIN }).replace(" ", "T").concat("Z"));
    const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
    const day = local.getUTCDay() || 7;
    const isIn =
      ([1, 6].includes(day) && (minute >= 23 * 60 + 15 || (minute >= 480 && minute < 510))) ||
      ([1, 6].includes(day === 1 ? 7 : day - 1) && minute < 105);
    if (isScheduled(schedule, now) !== isIn) wrong.push(now.toISOString());
  }
  expect(wrong).toEqual([]);
});
