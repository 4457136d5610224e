import clsx from "clsx";
import { numberFormat } from "../intl-formats";
import { formatPoint, type Point } from "./scale";

type Data = {
  points: readonly Point[];
  before?: readonly Point[] | undefined;
  unit: string;
  locale: string;
  zone: string;
};

function parts({ points, before, unit, locale, zone }: Data, index: number) {
  const number = numberFormat(locale);
  const write = (point: Point | undefined) =>
    point && {
      time: formatPoint(point.at, "full", locale, zone),
      value: `${number.format(point.value)} ${point.value === 1 ? unit : `${unit}s`}`,
    };
  return { now: write(points[index]), earlier: write(before?.[index]) };
}

/** A point as a sentence, for screen readers. */
export function describePoint(data: Data, index: number): string {
  const { now, earlier } = parts(data, index);
  if (!now) return "No data";
  return `${now.time}: ${now.value}${earlier ? `. Previous period, ${earlier.time}: ${earlier.value}` : ""}`;
}

/** The exact value of a point, with a line through it. */
export function ChartTooltip({ data, index }: { data: Data; index: number }) {
  const { now, earlier } = parts(data, index);
  const share = (index + 0.5) / Math.max(1, data.points.length);
  return (
    <>
      <div className="absolute inset-y-0 w-px bg-edge" style={{ left: `${100 * share}%` }} />
      <div
        data-tooltip
        style={share < 0.5 ? { left: `${100 * share}%` } : { right: `${100 * (1 - share)}%` }}
        className={clsx(
          "absolute top-0 z-10 rounded-control border border-line bg-surface px-3 py-2 text-xs shadow-lift tabular-nums whitespace-nowrap",
          share < 0.5 ? "ml-2" : "mr-2",
        )}
      >
        <p className="text-quiet">{now?.time}</p>
        <p className="mt-0.5 font-semibold text-sm">{now?.value}</p>
        {earlier && (
          <p className="mt-1 text-quiet">
            {earlier.time}: {earlier.value}
          </p>
        )}
      </div>
    </>
  );
}
