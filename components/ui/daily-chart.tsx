type Day = { date: string; value: number };
type Props = {
  label: string;
  days: readonly Day[] /** What is counted, in the plural: "clicks". */;
  unit: string;
};

const WIDTH = 720;
const HEIGHT = 180;
const FOOT = 22;
const SIDE = 40;

/**
 * Numbers per day as bars, drawn on the server: no script, exact figures on hover and for screen readers. A chart
 * library would weigh more than all other scripts of the page together.
 */
export function DailyChart({ label, days, unit }: Props) {
  const top = niceTop(Math.max(...days.map((day) => day.value), 1));
  const step = (WIDTH - SIDE) / Math.max(days.length, 1);
  const bar = Math.max(1, step - Math.min(4, step * 0.3));
  const room = HEIGHT - FOOT - 8;
  const y = (value: number) => 8 + room - (room * value) / top;
  const number = new Intl.NumberFormat("en");
  const every = Math.max(1, Math.ceil(days.length / 6));
  const total = days.reduce((sum, day) => sum + day.value, 0);
  const best = days.reduce<Day | undefined>(
    (most, day) => (day.value > (most?.value ?? 0) ? day : most),
    undefined,
  );
  const summary = `${label}: ${number.format(total)} ${unit} in ${days.length} days${
    best ? `, most on ${best.date} with ${number.format(best.value)}` : ""
  }`;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary} className="h-auto w-full">
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <line x1={SIDE} x2={WIDTH} y1={y(value)} y2={y(value)} className="stroke-line" />
          <text
            x={SIDE - 8}
            y={y(value) + 4}
            textAnchor="end"
            className="fill-quiet text-[11px] tabular-nums"
          >
            {Number.isInteger(value) ? number.format(value) : ""}
          </text>
        </g>
      ))}
      {days.map(({ date, value }, index) => (
        <g key={date} className="group">
          <title>{`${date}: ${number.format(value)} ${unit}`}</title>
          <rect
            x={SIDE + index * step}
            y={8}
            width={step}
            height={room}
            className="fill-transparent group-hover:fill-raised"
          />
          <rect
            x={SIDE + index * step + (step - bar) / 2}
            y={y(value)}
            width={bar}
            height={y(0) - y(value)}
            rx={Math.min(2, bar / 2)}
            className="fill-accent"
          />
          {index % every === 0 && (
            <text
              x={SIDE + (index + 0.5) * step}
              y={HEIGHT - 5}
              textAnchor="middle"
              className="fill-quiet text-[11px]"
            >
              {shortDay(date)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

const shortDay = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** The next round number: 1, 2 or 5 times a power of ten. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((round) => round >= value) ?? value;
}
