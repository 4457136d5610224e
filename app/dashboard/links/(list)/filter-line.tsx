import { Download } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { Link } from "@/components/ui/link";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import { addressQuery, type LinkQuery, SORTS } from "../list-query";
import { SavedViews } from "./saved-views";

type Props = {
  account: number;
  query: LinkQuery;
  total: number;
  domains: readonly { name: string }[];
  shortHost: string;
};

const LIST = "/dashboard/links";

/** The active filters with a reset, saved views, and the export of the filtered list. */
export function FilterLine({ account, query, total, domains, shortHost }: Props) {
  const { list, params, archived } = query;
  const { q, view } = list;
  const current = addressQuery(query);
  const kept = new URLSearchParams([...current].filter(([name]) => name === "sort" || name === "size"));
  const filters = [
    ...(q ? [`“${q}”`] : []),
    ...query.states.filter(({ value }) => value === view.state).map(({ name }) => name),
    ...(query.tags.length > 0 ? [`Tagged ${query.tags.join(params.tags_mode ? " and " : " or ")}`] : []),
    ...(query.domain === "default" ? [`On ${shortHost}`] : []),
    ...domains.filter(({ name }) => name === query.domain).map(({ name }) => `On ${readableHost(name)}`),
    ...clicksFilter(query),
    ...(archived === "true" ? ["Archived"] : archived === "all" ? ["Archived and not archived"] : []),
  ];
  const order = SORTS.find(({ value }) => value === (params.sort ?? view.sort))?.name ?? "";
  const exported = new URLSearchParams({ ...Object.fromEntries(current), archived });
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <SavedViews account={account} query={current.toString()} proposal={[...filters, order].join(", ")}>
        {filters.length > 0 && (
          <>
            <p className="min-w-0 wrap-anywhere">
              <span className="text-quiet">Filters:</span> {filters.join(" · ")}
            </p>
            <Link href={`${LIST}?${kept}`} className="text-accent underline">
              Clear filters
            </Link>
          </>
        )}
      </SavedViews>
      {total > 0 && (
        <a
          href={`${LIST}/export?${exported}`}
          download
          className={buttonClass({ size: "small" })}
          aria-label={`Download ${countOf(total, "link")} as CSV`}
        >
          <Download className="size-4" aria-hidden />
          Download {countOf(total, "link")}
        </a>
      )}
    </div>
  );
}

function clicksFilter({ period, atMost }: LinkQuery): string[] {
  const during = period?.name.toLowerCase();
  if (atMost === undefined) return during ? [`Clicks, ${during}`] : [];
  const most = atMost === 0 ? "No clicks" : `At most ${countOf(atMost, "click")}`;
  return [during ? `${most}, ${during}` : most];
}
