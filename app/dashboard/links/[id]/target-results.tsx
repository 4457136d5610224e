import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { countOf } from "@/components/ui/count-of";
import { displayUrl } from "@/components/ui/display-url";
import { UrlText } from "@/components/ui/url-text";
import { confidenceInterval } from "./confidence";
import { MakeDestination } from "./make-destination";
import type { TargetRow } from "./target-rows";

type Props = {
  link: { id: number; hasRules: boolean };
  rows: readonly TargetRow[];
  locale: string;
  aside: ReactNode;
};

/** Where visitors went: clicks and shares of each target. */
export function TargetResults({ link, rows, locale, aside }: Props) {
  const total = rows.reduce((sum, { clicks }) => sum + clicks, 0);
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  return (
    <Card title="Destinations" aside={total > 0 && aside}>
      <ol aria-label="Destinations" className="space-y-4">
        {rows.map((row) => (
          <li key={row.id ?? 0} className="space-y-1.5 text-sm">
            <div className="flex items-baseline justify-between gap-3">
              <p className="min-w-0 wrap-anywhere">
                <span className="font-medium">{row.name}</span>
                {row.weight !== undefined && (
                  <span className="text-quiet"> · {row.weight}% of the split</span>
                )}
              </p>
              <p className="shrink-0 tabular-nums">
                {countOf(row.clicks, "click")}
                {total > 0 && ` · ${percent.format(row.clicks / total)}`}
              </p>
            </div>
            <div className="h-1.5 overflow-hidden rounded-full bg-raised" aria-hidden>
              <div
                className="h-full rounded-full bg-accent"
                style={{ width: `${total > 0 ? (100 * row.clicks) / total : 0}%` }}
              />
            </div>
            <div className="flex items-baseline justify-between gap-3 text-quiet text-xs">
              <p className="line-clamp-2 min-w-0" title={row.url}>
                →&nbsp;
                <UrlText url={displayUrl(row.url)} />
              </p>
              {row.clicks > 0 && (
                <p className="shrink-0 tabular-nums">{rangeOf(row.clicks, total, locale)}</p>
              )}
            </div>
            {row.weight !== undefined && <MakeDestination link={link} name={row.name} url={row.url} />}
          </li>
        ))}
      </ol>
      {total > 0 && (
        <p className="mt-5 text-quiet text-xs">
          Ranges are 95% confidence intervals of the share: the more clicks, the narrower.
        </p>
      )}
    </Card>
  );
}

/** `55–69%` */
function rangeOf(clicks: number, total: number, locale: string): string {
  const { low, high } = confidenceInterval(clicks, total);
  return new Intl.NumberFormat(locale, { style: "percent" }).formatRange(low, high);
}
