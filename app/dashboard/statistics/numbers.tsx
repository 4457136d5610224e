import { RefreshWhenChanged } from "@/components/dashboard/refresh";
import { BreakdownGrid } from "@/components/dashboard/statistics/breakdown-grid";
import { DownloadLink } from "@/components/dashboard/statistics/download-link";
import { Card } from "@/components/ui/card";
import { Chart } from "@/components/ui/chart/chart";
import { countOf } from "@/components/ui/count-of";
import { worldShapes } from "@/lib/geo/world-map";
import { viewerLocale } from "@/lib/http/dashboard/viewer-locale";
import type { Owner } from "@/lib/owner";
import { unitOf } from "@/lib/statistics/options";
import { overview } from "@/lib/statistics/overview";
import type { BreakdownName } from "@/lib/statistics/view";
import { countText } from "./count-text";
import { KINDS } from "./kinds";
import { addressOf, daysIn, queryOf, type View } from "./view";

const VISITOR_GROUPS = ["referrer", "device", "system", "browser", "language"] as const;
const REFRESH_SECONDS = 5;

type Props = {
  owner: Owner;
  createdAt: Date;
  view: View;
  /** Whether the account has tags and domains to group by. */
  has: { tags: boolean; domains: boolean };
  now: Date;
};

/** The numbers of a view, over time and by facts of visitors, live. */
export async function Numbers({ owner, createdAt, view, has, now }: Props) {
  const query = queryOf(view);
  const groups = groupsOf(view, has);
  const [{ clicks, series, breakdowns }, locale] = await Promise.all([
    overview(owner, query, { groups, createdAt }, now),
    viewerLocale(),
  ]);
  const unit = unitOf(view.kind);
  const days = daysIn(view);
  const csvOf = (group: string) =>
    `/dashboard/statistics/csv?${new URLSearchParams({ ...query, group_by: group })}`;
  return (
    <div className="space-y-5">
      <RefreshWhenChanged
        seconds={REFRESH_SECONDS}
        href={`/dashboard/statistics/count?${new URLSearchParams(query)}`}
        known={countText(clicks, now)}
      />
      <Card
        title={`${countOf(clicks, unit)} in ${countOf(days, "day")}`}
        aside={clicks > 0 && <DownloadLink href={csvOf("day")} name="Per day" />}
      >
        <Chart
          label={`${unit.charAt(0).toUpperCase()}${unit.slice(1)}s over time`}
          unit={unit}
          {...series}
          beforeName={days === 1 ? "Previous day" : `Previous ${days} days`}
          locale={locale}
        />
      </Card>
      {clicks > 0 && (
        <BreakdownGrid
          breakdowns={breakdowns}
          groups={groups}
          csvOf={csvOf}
          titles={{ subject: `Top ${KINDS[view.kind].name.toLowerCase()}` }}
          hrefOf={(group, value) => hrefOf(view, group, value)}
          world={worldShapes()}
          unit={unit}
          locale={locale}
        />
      )}
    </div>
  );
}

const groupsOf = ({ kind, id }: View, has: Props["has"]): BreakdownName[] =>
  kind === "links"
    ? [
        "link",
        "target",
        "country",
        ...(has.tags ? (["tag"] as const) : []),
        ...(has.domains ? (["domain"] as const) : []),
        ...VISITOR_GROUPS,
        "trigger",
      ]
    : [...(id === null ? (["subject"] as const) : []), "country", ...VISITOR_GROUPS];

/** Links go to their page, other resources to their statistics. */
function hrefOf(view: View, group: BreakdownName, value: string): string | undefined {
  switch (group) {
    case "link":
      return `/dashboard/links/${value}`;
    case "subject":
      return addressOf(view, { id: Number(value) });
    case "tag":
      return addressOf(view, { tags: [value] });
    case "domain":
      return addressOf(view, { domain: value });
    default:
      return undefined;
  }
}
