import type { ComponentProps } from "react";
import type { ColoredTag, TagColor } from "@/components/dashboard/links/tag-colors";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { PageCheckbox, RowCheckbox } from "@/components/ui/list/selection";
import { Time } from "@/components/ui/time";
import { withoutScheme } from "@/lib/domains/hosts/readable-host";
import type { links } from "@/lib/links";
import { LinkAddress } from "./link-address";
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
  { name: "Link", wide: true, cell: (link) => <LinkAddress {...addressOf(link, colors)} /> },
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

/** Only what is shown of a link: the page contains it twice, as HTML and as data. */
function addressOf(link: WireLink, colors: Colors): ComponentProps<typeof LinkAddress> {
  const { id, short_url, long_url, domain, title, tags, state, paused } = link;
  const { has_password, auto_renew, archived, rules, split } = link;
  const marked = { has_password, auto_renew, archived, rules: lengthOf(rules), split: lengthOf(split) };
  return {
    link: { id, short_url, long_url, domain, title, state, paused, ...marked },
    tags: tags.map((name) => ({ name, color: colors.get(name) })),
  };
}

const lengthOf = (list: readonly unknown[] | null) => list && { length: list.length };

type Props = { rows: WireLink[]; tags: readonly ColoredTag[]; clicks: Clicks };

export const LinkTable = ({ rows, tags, clicks }: Props) => (
  <DataTable
    label="Links"
    columns={columns(new Map(tags.map(({ name, color }) => [name, color])), clicks)}
    rows={rows}
    rowKey={(link) => link.id}
  />
);
