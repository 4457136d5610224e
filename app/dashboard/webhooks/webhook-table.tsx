import { Link } from "@/components/ui/link";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { Time } from "@/components/ui/time";
import { UrlText } from "@/components/ui/url-text";
import { withoutScheme } from "@/lib/domains/hosts/readable-host";
import { EVENT_NAMES } from "@/lib/events/names";
import type { webhooks } from "@/lib/webhooks";
import { StateBadge } from "./state-badge";
import { WebhookMenu } from "./webhook-menu";
import { type Tally, Week } from "./weekly-deliveries";

type Webhook = ReturnType<typeof webhooks.serialize> & { week: Tally };

const COLUMNS: Column<Webhook>[] = [
  {
    name: "URL",
    cell: ({ id, url, events }) => (
      <div className="min-w-0">
        <Link
          href={`/dashboard/webhooks/${id}`}
          className="line-clamp-3 font-medium hover:underline sm:line-clamp-1 sm:break-all"
          title={url}
        >
          <UrlText url={withoutScheme(url)} />
        </Link>
        <p className="truncate text-quiet text-xs">
          {events.length === EVENT_NAMES.length ? "All events" : events.join(", ")}
        </p>
      </div>
    ),
  },
  { name: "Status", cell: ({ state }) => <StateBadge state={state} /> },
  { name: "Last 7 days", from: "sm", cell: ({ week }) => <Week week={week} /> },
  { name: "Created", from: "lg", cell: ({ created_at }) => <Time value={created_at} show="date" relative /> },
  {
    name: "Actions",
    hideName: true,
    number: true,
    cell: ({ id, url, state }) => <WebhookMenu id={id} url={url} state={state} />,
  },
];

export const WebhookTable = ({ rows }: { rows: Webhook[] }) => (
  <DataTable label="Webhooks" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
);
