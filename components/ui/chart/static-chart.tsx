import clsx from "clsx";
import { formatMark, formatPoint, INSET, type Point, timeMarks, valueMarks } from "./scale";

type Props = { points: readonly Point[]; before?: readonly Point[] | undefined; locale: string };

/** The server-rendered chart, with the dimensions of the one that replaces it. */
export function StaticChart({ points, before = [], locale }: Props) {
  const marks = valueMarks(Math.max(0, ...[...points, ...before].map(({ value }) => value)));
  const top = marks.at(-1) ?? 1;
  const count = Math.max(1, points.length);
  const bars = points
    .map(({ value }, index) => {
      const height = (100 * value) / top;
      return height > 0 ? `M${index}.14 100h.72v${-height}h-.72z` : "";
    })
    .join("");
  const line = before.map(({ value }, index) => `${index + 0.5},${100 - (100 * value) / top}`).join(" ");
  return (
    <div className="@container absolute inset-0 text-[11px] text-quiet leading-none tabular-nums" aria-hidden>
      <div className="absolute" style={INSET}>
        {marks.map((mark) => (
          <div
            key={mark}
            className="absolute inset-x-0 border-line border-t"
            style={{ bottom: `${(100 * mark) / top}%` }}
          >
            <span className="-translate-y-1/2 absolute right-full pr-2">{formatMark(mark, locale)}</span>
          </div>
        ))}
        <svg
          viewBox={`0 0 ${count} 100`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          aria-hidden="true"
        >
          <path d={bars} className="fill-accent" />
          {line && (
            <polyline
              points={line}
              fill="none"
              className="stroke-edge"
              strokeWidth="1.5"
              strokeDasharray="4 3"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        {timeMarks(points.length).map((index, mark) => (
          <span
            key={index}
            className={clsx(
              "-translate-x-1/2 absolute top-full mt-2 whitespace-nowrap",
              mark % 2 === 1 && "@max-[22rem]:hidden",
            )}
            style={{ left: `${(100 * (index + 0.5)) / count}%` }}
          >
            {formatPoint(points[index]?.at ?? "", "short", locale)}
          </span>
        ))}
      </div>
    </div>
  );
}
