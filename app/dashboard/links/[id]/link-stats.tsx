import { Download } from "lucide-react";
import { BarList } from "@/components/ui/bar-list";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Chart } from "@/components/ui/chart/chart";
import { countOf } from "@/components/ui/count-of";
import type { links } from "@/lib/links";
import type { WireLink } from "../link-table";
import { countryName, languageName } from "../routing/names";
import { DateRange } from "./date-range";
import { TargetResults } from "./target-results";
import { targetRows } from "./target-rows";

type Props = {
  link: WireLink;
  stats: Awaited<ReturnType<typeof links.stats>>;
  series: Awaited<ReturnType<typeof links.series>>;
  days: number;
  /** The first day of the period. */
  from: string;
  locale: string;
};

/** Clicks of a link over time and by origin. Each list can be downloaded. */
export function LinkStats({ link, stats, series, days, from, locale }: Props) {
  const targets = targetRows(link, stats);
  const csvOf = (list: string) => `/dashboard/links/${link.id}/csv?${new URLSearchParams({ list, from })}`;
  const share = (title: string, rows: { name: string; value: number }[]) => (
    <Card
      title={title}
      aside={rows.length > 0 && <DownloadLink href={csvOf(title.toLowerCase())} name={title} />}
    >
      <BarList label={title} rows={rows} empty="No clicks in this period" locale={locale} />
    </Card>
  );
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
          linkId={link.id}
          rows={targets}
          locale={locale}
          aside={<DownloadLink href={csvOf("targets")} name="Destinations" />}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {share(
          "Countries",
          stats.countries.map((row) => ({ name: countryName(row.country, locale), value: row.clicks })),
        )}
        {share(
          "Languages",
          stats.languages.map(({ language, clicks }) => ({
            name: language ? languageName(language, locale) : "Unknown",
            value: clicks,
          })),
        )}
        {share(
          "Referrers",
          stats.referrers.map((row) => ({ name: row.referrer ?? "Direct", value: row.clicks })),
        )}
        {share(
          "Devices",
          stats.devices.map((row) => ({ name: deviceName(row.device), value: row.clicks })),
        )}
        {share(
          "Systems",
          stats.systems.map((row) => ({ name: row.system ?? "Unknown", value: row.clicks })),
        )}
        {share(
          "Browsers",
          stats.browsers.map((row) => ({ name: row.browser ?? "Unknown", value: row.clicks })),
        )}
      </div>
    </div>
  );
}

const DownloadLink = ({ href, name }: { href: string; name: string }) => (
  <a
    href={href}
    download
    aria-label={`CSV: ${name}`}
    className={buttonClass({ look: "quiet", size: "small" }, "-my-1 px-2 text-xs")}
  >
    <Download className="size-3.5" aria-hidden />
    CSV
  </a>
);

const deviceName = (name: string | null) => (name ? name.charAt(0).toUpperCase() + name.slice(1) : "Unknown");
