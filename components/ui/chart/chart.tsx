import { numberFormat } from "../intl-formats";
import { ChartPlot } from "./chart-plot";
import { ChartTable } from "./chart-table";
import { type Point, total } from "./scale";
import { StaticChart } from "./static-chart";

type Props = {
  label: string;
  points: readonly Point[];
  /** The period before, point by point. */
  before?: readonly Point[] | undefined;
  /** The name of the period before: "Previous 30 days". */
  beforeName?: string;
  /** What is counted, in the singular: "click". */
  unit: string;
  /** The viewer's language. */
  locale?: string;
};

/**
 * Numbers over time as bars, with the period before as a line. The server renders a static chart; the library that
 * replaces it in the browser is lazy-loaded.
 */
export function Chart({
  label,
  points,
  before,
  beforeName = "Previous period",
  unit,
  locale = "en-GB",
}: Props) {
  return (
    <figure className="min-w-0">
      <ChartPlot label={label} points={points} before={before} unit={unit} locale={locale}>
        <StaticChart points={points} before={before} locale={locale} />
      </ChartPlot>
      <ChartTable label={label} points={points} before={before} unit={unit} locale={locale} />
      {before && <Legend name={beforeName} now={total(points)} before={total(before)} locale={locale} />}
    </figure>
  );
}

type LegendProps = { name: string; now: number; before: number; locale: string };

function Legend({ name, now, before, locale }: LegendProps) {
  const number = numberFormat(locale);
  const percent = new Intl.NumberFormat(locale, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 0,
  });
  return (
    <figcaption className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet text-xs tabular-nums">
      <span className="flex items-center gap-2">
        <svg width="20" height="4" aria-hidden="true" className="text-edge">
          <line x1="0" y1="2" x2="20" y2="2" stroke="currentColor" strokeWidth="2" strokeDasharray="4 3" />
        </svg>
        {name}: {number.format(before)}
      </span>
      {before > 0 && (
        <span className={now >= before ? "text-good" : "text-danger"}>
          {percent.format((now - before) / before)}
        </span>
      )}
    </figcaption>
  );
}
