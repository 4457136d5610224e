import { BreakdownGrid } from "@/components/dashboard/statistics/breakdown-grid";
import { DateRange } from "@/components/dashboard/statistics/date-range";
import { DownloadLink } from "@/components/dashboard/statistics/download-link";
import { Card } from "@/components/ui/card";
import { Chart } from "@/components/ui/chart/chart";
import { countOf } from "@/components/ui/count-of";
import type { links } from "@/lib/links";
import type { Breakdowns } from "@/lib/statistics/view";
import type { WireLink } from "../link-table";
import { TargetResults } from "./target-results";
import { targetRows } from "./target-rows";

const GROUPS = ["country", "language", "referrer", "device", "system", "browser"] as const;

/** The lists of the link's CSV files (lib/links/export/breakdown.ts). */
const LISTS: Record<(typeof GROUPS)[number], string> = {
  country: "countries",
  language: "languages",
  referrer: "referrers",
  device: "devices",
  system: "systems",
  browser: "browsers",
};

type Props = {
  link: WireLink;
  stats: Awaited<ReturnType<typeof links.stats>>;
  series: Awaited<ReturnType<typeof links.seriesOf>>;
  days: number;
  /** The first day of the period. */
  from: string;
  locale: string;
};

/** Clicks of a link over time and by origin. Each list can be downloaded. */
export function LinkStats({ link, stats, series, days, from, locale }: Props) {
  const targets = targetRows(link, stats);
  const csvOf = (list: string) => `/dashboard/links/${link.id}/csv?${new URLSearchParams({ list, from })}`;
  return (
    <div className="space-y-5">
      <Card
        title={`${countOf(stats.clicks, "click")} in ${days} days`}
        aside={
          <div className="flex flex-wrap items-center gap-2">
            <DateRange days={days} />
            <DownloadLink href={csvOf("daily")} name="Clicks per day" />
          </div>
        }
      >
        <Chart
          label="Clicks over time"
          unit="click"
          {...series}
          beforeName={`Previous ${days} days`}
          locale={locale}
        />
      </Card>
      {targets.length > 1 && (
        <TargetResults
          link={{ id: link.id, hasRules: (link.rules?.length ?? 0) > 0 }}
          rows={targets}
          locale={locale}
          aside={<DownloadLink href={csvOf("targets")} name="Destinations" />}
        />
      )}
      <BreakdownGrid
        breakdowns={breakdownsOf(stats)}
        groups={GROUPS}
        csvOf={(group) => csvOf(LISTS[group])}
        unit="click"
        locale={locale}
      />
    </div>
  );
}

const breakdownsOf = (stats: Props["stats"]): Breakdowns => ({
  country: { rows: stats.countries.map(({ country, clicks }) => ({ value: country ?? "", clicks })) },
  language: { rows: stats.languages.map(({ language, clicks }) => ({ value: language ?? "", clicks })) },
  referrer: { rows: stats.referrers.map(({ referrer, clicks }) => ({ value: referrer ?? "", clicks })) },
  device: { rows: stats.devices.map(({ device, clicks }) => ({ value: device ?? "", clicks })) },
  system: { rows: stats.systems.map(({ system, clicks }) => ({ value: system ?? "", clicks })) },
  browser: { rows: stats.browsers.map(({ browser, clicks }) => ({ value: browser ?? "", clicks })) },
});
