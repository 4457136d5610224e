import { Link } from "@/components/ui/link";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { Time } from "@/components/ui/time";
import type { webhooks } from "@/lib/webhooks";
import { StateBadge } from "../state-badge";

type Delivery = ReturnType<typeof webhooks.serializeDelivery>;

const responseOf = ({ log: [last] }: Delivery) => (last ? (last.error ?? `${last.status}`) : "–");

const columns = (webhook: number, paused: boolean): Column<Delivery>[] => [
  {
    name: "Event",
    cell: ({ id, event, created_at }) => (
      <>
        <Link
          href={`/dashboard/webhooks/${webhook}/deliveries/${id}`}
          className="block truncate font-medium font-mono text-xs hover:underline sm:text-sm"
        >
          {event}
        </Link>
        <p className="text-quiet text-xs sm:hidden">
          <Time value={created_at} relative />
        </p>
      </>
    ),
  },
  { name: "Status", cell: ({ status }) => <StateBadge state={status} /> },
  {
    name: "Last response",
    from: "md",
    cell: (delivery) => (
      <span className="block max-w-[28ch] truncate text-quiet">{responseOf(delivery)}</span>
    ),
  },
  { name: "Attempts", number: true, from: "sm", cell: ({ attempts }) => attempts },
  {
    name: "Next attempt",
    from: "lg",
    cell: ({ next_attempt_at }) => (next_attempt_at && !paused ? <Time value={next_attempt_at} /> : "–"),
  },
  { name: "Created", from: "sm", cell: ({ created_at }) => <Time value={created_at} relative /> },
];

type Props = { webhook: number; paused: boolean; rows: Delivery[] };

export const DeliveryTable = ({ webhook, paused, rows }: Props) => (
  <DataTable label="Deliveries" columns={columns(webhook, paused)} rows={rows} rowKey={(row) => row.id} />
);
