import type { ReactNode } from "react";
import { BarList, type BarRow } from "@/components/ui/bar-list";
import { Card } from "@/components/ui/card";
import { numberFormat } from "@/components/ui/intl-formats";
import { DownloadLink } from "./download-link";

type Props = {
  title: string;
  rows: readonly BarRow[];
  /** The number of values, of which `rows` may be a part. */
  total: number;
  csv: string;
  /** What is counted, in the singular. */
  unit: string;
  locale: string;
  className?: string;
  /** A chart of the same. */
  beside: ReactNode;
};

/** Visits by one dimension as an expandable, downloadable list with bars. */
export function BreakdownCard({ title, rows, total, csv, unit, locale, className, beside }: Props) {
  const number = numberFormat(locale);
  const list = (
    <div className="min-w-0">
      <BarList label={title} rows={rows} empty={`No ${unit}s in this period`} locale={locale} />
      {total > rows.length && (
        <p className="mt-3 text-quiet text-xs">
          Top {number.format(rows.length)} of {number.format(total)}. The CSV file has all of them.
        </p>
      )}
    </div>
  );
  return (
    <Card
      title={title}
      aside={rows.length > 0 && <DownloadLink href={csv} name={title} />}
      className={className}
    >
      {beside ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {beside}
          {list}
        </div>
      ) : (
        list
      )}
    </Card>
  );
}
