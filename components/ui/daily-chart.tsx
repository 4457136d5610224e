import { countOf } from "@/components/ui/count-of";

type Day = { date: string; value: number };
type Props = {
  label: string;
  days: readonly Day[];
  /** What is counted, in the singular: "click". */
  unit: string;
};

const number = new Intl.NumberFormat("en");
const short = new Intl.NumberFormat("en", { notation: "compact" });
const shortDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const MARKS = 6;

/**
 * Numbers per day as bars, drawn on the server: no script, exact figures on hover and for screen readers. A chart
 * library would weigh more than all other scripts of the page together.
 */
export function DailyChart({ label, days, unit }: Props) {
  const top = roundUp(Math.max(...days.map((day) => day.value), 1));
  const every = Math.ceil(days.length / MARKS);
  return (
    <figure
      aria-label={summary(label, days, unit)}
      role="img"
      className="text-[11px] text-quiet tabular-nums"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="flex h-44 flex-col justify-between text-right leading-none">
          <span className="-translate-y-1/2">{short.format(top)}</span>
          <span>{top % 2 === 0 ? short.format(top / 2) : ""}</span>
          <span className="translate-y-1/2">0</span>
        </div>
        <div className="relative flex h-44 items-end border-line border-y">
          <div className="absolute inset-x-0 top-1/2 border-line border-t" />
          {days.map(({ date, value }) => (
            <div
              key={date}
              title={`${date}: ${countOf(value, unit)}`}
              className="relative flex h-full min-w-0 flex-1 items-end justify-center hover:bg-raised"
            >
              <div
                className="w-5/6 max-w-10 rounded-t-xs bg-accent"
                style={{ height: `${(100 * value) / top}%`, minHeight: value > 0 ? 2 : 0 }}
              />
            </div>
          ))}
        </div>
        <span />
        <div className="mt-1.5 flex">
          {days.map(({ date }, index) => (
            <span key={date} className="relative h-4 min-w-0 flex-1">
              {index % every === 0 && (
                <span className="absolute left-0 whitespace-nowrap">
                  {shortDay.format(new Date(`${date}T00:00:00Z`))}
                </span>
              )}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

function summary(label: string, days: readonly Day[], unit: string): string {
  const total = days.reduce((sum, day) => sum + day.value, 0);
  const best = days.reduce<Day | undefined>(
    (most, day) => (day.value > (most?.value ?? 0) ? day : most),
    undefined,
  );
  const peak = best ? `, peak of ${number.format(best.value)} on ${best.date}` : "";
  return `${label}: ${countOf(total, unit)} in ${days.length} days${peak}`;
}

/** The next round number: 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((round) => round >= value) ?? value;
}
