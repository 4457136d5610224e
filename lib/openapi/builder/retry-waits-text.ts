const UNITS = [
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;

const list = new Intl.ListFormat("en-GB");

/** The waits before retries in words: `1, 5 and 10 minutes`, `30 seconds, 5 minutes and 1 hour`. */
export function retryWaits(seconds: readonly number[]): string {
  const [size, unit] = UNITS.find(([size]) => seconds.every((wait) => wait > 0 && wait % size === 0)) ?? [
    1,
    "second",
  ];
  if (size === 1 && seconds.some((wait) => wait >= 60)) return list.format(seconds.map(waitOf));
  const last = (seconds.at(-1) ?? 0) / size;
  return `${list.format(seconds.map((wait) => String(wait / size)))} ${unit}${last === 1 ? "" : "s"}`;
}

function waitOf(seconds: number): string {
  const [size, unit] = UNITS.find(([size]) => seconds >= size && seconds % size === 0) ?? [1, "second"];
  return `${seconds / size} ${unit}${seconds === size ? "" : "s"}`;
}
