import { Badge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { RowName } from "@/components/ui/list/row-name";
import { Time } from "@/components/ui/time";
import type { domains } from "@/lib/domains";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import { DomainMenu } from "./domain-menu";
import { DomainBadge } from "./state-badge";

type Domain = ReturnType<typeof domains.serialize>;

const COLUMNS: Column<Domain>[] = [
  {
    name: "Domain",
    cell: ({ id, name, state, primary }) => (
      <RowName
        href={`/dashboard/domains/${id}`}
        title={readableHost(name)}
        badge={
          <span className="flex gap-1.5">
            <DomainBadge state={state} />
            {primary && <Badge>Primary</Badge>}
          </span>
        }
      >
        {primary && (
          <div className="mt-1 max-sm:hidden">
            <Badge>Primary</Badge>
          </div>
        )}
      </RowName>
    ),
  },
  { name: "Status", from: "sm", cell: ({ state }) => <DomainBadge state={state} /> },
  { name: "Links", number: true, cell: ({ links }) => links.toLocaleString("en") },
  {
    name: "Checked",
    from: "lg",
    cell: ({ checked_at }) => (checked_at ? <Time value={checked_at} relative /> : "Not yet"),
  },
  {
    name: "Actions",
    hideName: true,
    number: true,
    cell: ({ id, name, links }) => <DomainMenu id={id} name={name} links={links} />,
  },
];

export const DomainTable = ({ rows }: { rows: Domain[] }) => (
  <DataTable label="Domains" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
);
