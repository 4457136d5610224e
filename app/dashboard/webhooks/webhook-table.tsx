import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import type { webhooks } from "@/lib/webhooks";
import { StateBadge } from "./state-badge";

type Webhook = ReturnType<typeof webhooks.serialize>;

const COLUMNS: Column<Webhook>[] = [
  {
    name: "URL",
    cell: ({ id, url, events }) => (
      <div className="min-w-0">
        <Link
          href={`/dashboard/webhooks/${id}`}
          prefetch={false}
          className="block max-w-[40ch] truncate font-medium hover:underline lg:max-w-[60ch]"
          title={url}
        >
          {url.replace(/^https?:\/\//, "")}
        </Link>
        <p className="max-w-[40ch] truncate text-quiet text-xs lg:max-w-[60ch]">{events.join(", ")}</p>
      </div>
    ),
  },
  { name: "State", cell: ({ state }) => <StateBadge state={state} /> },
  { name: "Made", from: "md", cell: ({ created_at }) => <Time value={created_at} show="date" /> },
];

export const WebhookTable = ({ rows }: { rows: Webhook[] }) => (
  <DataTable label="Webhooks" columns={COLUMNS} rows={rows} rowKey={(row) => row.id} />
);
