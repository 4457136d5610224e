"use client";

import { numberFormat } from "../intl-formats";
import { formatPoint, type Point, unitOfTime } from "./scale";

const UNITS = { hour: "Hour (UTC)", day: "Day (UTC)", month: "Month (UTC)" } as const;

type Props = {
  label: string;
  points: readonly Point[];
  before?: readonly Point[] | undefined;
  unit: string;
  locale: string;
};

/**
 * The numbers of a chart, for screen readers. A client component: otherwise, the page's data would have all rows as
 * elements. Server and browser may format dates and numbers differently.
 */
export function ChartTable({ label, points, before, unit, locale }: Props) {
  const number = numberFormat(locale);
  return (
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{UNITS[unitOfTime(points[0]?.at ?? "")]}</th>
            <th scope="col" className="first-letter:uppercase">{`${unit}s`}</th>
            {before && <th scope="col">Previous period</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, value }, index) => (
            <tr key={at}>
              <th scope="row" suppressHydrationWarning>
                {formatPoint(at, "full", locale)}
              </th>
              <td suppressHydrationWarning>{number.format(value)}</td>
              {before && <td suppressHydrationWarning>{number.format(before[index]?.value ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
