import { TagChip } from "@/components/dashboard/links/tag-chip";
import type { ColoredTag, TagColor } from "@/components/dashboard/links/tag-colors";
import { CopyButton } from "@/components/ui/copy-button";
import { Link } from "@/components/ui/link";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { RowUrl } from "@/components/ui/list/row-url";
import { PageCheckbox, RowCheckbox } from "@/components/ui/list/selection";
import { Time } from "@/components/ui/time";
import { UrlText } from "@/components/ui/url-text";
import { readableHost, withoutScheme } from "@/lib/domains/hosts/readable-host";
import type { links } from "@/lib/links";
import { LinkMarks } from "./link-marks";
import { LinkMenu } from "./link-menu";
import { StateBadge } from "./state-badge";

export type WireLink = ReturnType<typeof links.serialize>;

type Colors = ReadonlyMap<string, TagColor>;

const number = new Intl.NumberFormat("en");

/** The clicks to show: of a period, with its name, or of all time. */
type Clicks = { of: string | undefined; during: ReadonlyMap<number, number> | undefined };

const columns = (colors: Colors, { of, during }: Clicks): Column<WireLink>[] => [
  {
    name: "Select",
    head: <PageCheckbox />,
    cell: ({ id, short_url }) => <RowCheckbox id={id} name={withoutScheme(short_url)} />,
  },
  { name: "Link", wide: true, cell: (link) => <Address link={link} colors={colors} /> },
  { name: "Status", from: "sm", cell: (link) => <StateBadge link={link} /> },
  {
    name: "Clicks",
    head: of && (
      <>
        Clicks <span className="block font-normal sm:whitespace-nowrap">{of}</span>
      </>
    ),
    number: true,
    cell: ({ id, clicks }) => number.format(during ? (during.get(id) ?? 0) : clicks),
  },
  { name: "Created", from: "lg", cell: (link) => <Time value={link.created_at} show="date" relative /> },
  {
    name: "Actions",
    hideName: true,
    number: true,
    cell: ({ id, slug, domain, paused, archived, short_url }) => (
      <LinkMenu link={{ id, slug, domain, paused, archived, short_url }} />
    ),
  },
];

type Props = { rows: WireLink[]; tags: readonly ColoredTag[]; clicks: Clicks };

export const LinkTable = ({ rows, tags, clicks }: Props) => (
  <DataTable
    label="Links"
    columns={columns(new Map(tags.map(({ name, color }) => [name, color])), clicks)}
    rows={rows}
    rowKey={(link) => link.id}
  />
);

const SHOWN_TAGS = 4;

function Address({ link, colors }: { link: WireLink; colors: Colors }) {
  const { hostname, pathname, search } = new URL(link.long_url);
  const host = readableHost(hostname).replace(/^www\./, "");
  const path = pathname === "/" ? "" : pathname;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        className="hidden size-9 shrink-0 place-items-center rounded-full bg-raised font-semibold text-accent uppercase sm:grid"
      >
        {host.charAt(0)}
      </span>
      <div className="min-w-0">
        <div className="flex items-center gap-1">
          <Link href={`/dashboard/links/${link.id}`} className="min-w-0 font-medium hover:underline">
            <RowUrl url={link.short_url} />
          </Link>
          <CopyButton value={link.short_url} label={link.short_url} />
          <span className="hidden gap-1.5 sm:flex">
            <LinkMarks link={link} />
          </span>
        </div>
        <p className="text-quiet text-xs sm:line-clamp-1 sm:break-all" title={link.long_url}>
          {link.domain && <span className="block truncate sm:hidden">{readableHost(link.domain)}</span>}
          {link.title && (
            <span className="max-sm:block max-sm:truncate">
              {link.title}
              <span className="max-sm:hidden"> · </span>
            </span>
          )}
          <span className="max-sm:line-clamp-2">
            <UrlText url={host + path + search} />
          </span>
        </p>
        <div className="mt-1 flex items-center gap-1.5 sm:hidden">
          <StateBadge link={link} />
          <LinkMarks link={link} />
        </div>
        {link.tags.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-1">
            {link.tags.slice(0, SHOWN_TAGS).map((name) => (
              <TagChip key={name} name={name} color={colors.get(name)} />
            ))}
            {link.tags.length > SHOWN_TAGS && (
              <span className="py-0.5 text-quiet text-xs">+{link.tags.length - SHOWN_TAGS}</span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
