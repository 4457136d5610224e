import { expect, test } from "@playwright/test";
import { renderGif } from "@/lib/timer-images/render";
import type { Style } from "@/lib/timer-images/style";
import { framesShown, readDigits } from "@/tests/support/readers/gif-frames";
import { PLAIN } from "@/tests/support/rows/timer-styles";

const at = (time: string) => new Date(`${time}Z`);

/** The digits with this many seconds left, computed independently. */
function clock(left: number, units: string, digits: number[]): string[] {
  const d = Math.floor(left / 86_400);
  const day = left % 86_400;
  const parts: Record<string, Record<string, number>> = {
    dhms: { d, h: Math.floor(day / 3600), m: Math.floor((day % 3600) / 60), s: day % 60 },
    hms: { h: Math.floor(left / 3600), m: Math.floor((left % 3600) / 60), s: left % 60 },
    ms: { m: Math.floor(left / 60), s: left % 60 },
    s: { s: left },
    ds: { d, s: day },
    dm: { d, m: Math.floor(day / 60) },
  };
  return [...units].map((unit, index) => String(parts[units]?.[unit]).padStart(digits[index] ?? 2, "0"));
}

async function shown(style: Style, now: string, end: string, digits: number[]): Promise<string[][]> {
  const frames = await framesShown(renderGif({ style, end: at(end) }, at(now)));
  return frames.map((frame) => readDigits(frame, style, digits));
}

const CASES: [what: string, units: string, now: string, end: string, digits: number[]][] = [
  ["an ordinary minute", "dhms", "2026-11-21T12:00:00.400", "2026-11-24T10:37:47", [2, 2, 2, 2]],
  ["a whole minute to go", "dhms", "2026-11-21T12:00:00", "2026-11-21T12:01:00", [2, 2, 2, 2]],
  ["a day ending in the countdown", "dhms", "2026-11-21T12:00:00", "2026-11-23T12:00:20", [2, 2, 2, 2]],
  ["midnight on the clock", "dhms", "2026-12-31T23:59:40.999", "2027-02-01T00:00:00", [2, 2, 2, 2]],
  ["a leap day", "dhms", "2028-02-28T23:59:30", "2028-03-01T00:00:00", [2, 2, 2, 2]],
  ["many days", "dhms", "2026-11-21T12:00:00", "2032-08-17T03:00:01", [4, 2, 2, 2]],
  ["hours without days", "hms", "2026-11-21T12:00:00", "2026-11-26T12:00:30", [3, 2, 2]],
  ["minutes and seconds", "ms", "2026-11-21T12:00:00", "2026-11-21T13:40:59", [3, 2]],
  ["seconds only", "s", "2026-11-21T12:00:00", "2026-11-22T12:00:00", [5]],
  ["days and seconds", "ds", "2026-11-21T12:00:00", "2026-11-23T12:00:30", [2, 5]],
  ["days and minutes", "dm", "2026-11-21T12:00:00", "2026-11-23T12:00:30", [2, 4]],
];

for (const [what, units, now, end, digits] of CASES) {
  test(`every frame shows the remaining time: ${what}`, async () => {
    const style = { ...PLAIN, units };
    const left = at(end).getTime() / 1000 - Math.floor(at(now).getTime() / 1000);
    const expected = Array.from({ length: 60 }, (_, frame) => clock(left - frame, units, digits));
    expect(await shown(style, now, end, digits)).toEqual(expected);
  });
}

test("counts down to zero and stops there", async () => {
  for (const left of [59, 58, 10, 2, 1]) {
    const end = new Date(at("2026-11-21T12:00:00").getTime() + left * 1000);
    const frames = await shown(PLAIN, "2026-11-21T12:00:00.9", end.toISOString().slice(0, 19), [2, 2, 2, 2]);
    const expected = Array.from({ length: left + 1 }, (_, n) => clock(left - n, "dhms", [2, 2, 2, 2]));
    expect(frames, `${left} s`).toEqual(expected);
  }
});

test("has a single frame of zeros after the end", async () => {
  for (const end of ["2026-11-21T12:00:00", "2026-11-21T11:59:59", "2001-01-01T00:00:00"])
    expect(await shown(PLAIN, "2026-11-21T12:00:00", end, [2, 2, 2, 2])).toEqual([["00", "00", "00", "00"]]);
});

test("centers the clock again when it loses a digit", async () => {
  const frames = await framesShown(
    renderGif({ style: PLAIN, end: at("2027-03-01T12:00:30") }, at("2026-11-21T12:00:00")),
  );
  expect(frames).toHaveLength(60);
  expect(readDigits(frames.at(30), PLAIN, [3, 2, 2, 2])).toEqual(["100", "00", "00", "00"]);
  expect(readDigits(frames.at(31), PLAIN, [2, 2, 2, 2])).toEqual(["99", "23", "59", "59"]);
  expect(readDigits(frames.at(59), PLAIN, [2, 2, 2, 2])).toEqual(["99", "23", "59", "31"]);
});
