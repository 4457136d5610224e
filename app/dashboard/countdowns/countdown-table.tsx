import Link from "next/link";
import { CountdownBadge } from "@/components/dashboard/countdown-badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import { withoutScheme } from "@/components/ui/display-url";
import { Time } from "@/components/ui/time";
import type { countdowns } from "@/lib/countdowns";
import { CountdownMenu } from "./countdown-menu";

type WireCountdown = ReturnType<typeof countdowns.serialize>;

const COLUMNS: Column<WireCountdown>[] = [
  { name: "Page", cell: (countdown) => <Name countdown={countdown} /> },
  { name: "Status", from: "sm", cell: ({ state }) => <CountdownBadge state={state} /> },
  { name: "Expires", from: "md", cell: ({ ends_at }) => <Time value={ends_at} /> },
  { name: "Views", number: true, cell: ({ views }) => new Intl.NumberFormat("en").format(views) },
  {
    name: "Actions",
    hideName: true,
    number: true,
    cell: ({ id, title, page_url }) => <CountdownMenu id={id} title={title} url={page_url} />,
  },
];

export const CountdownTable = ({ rows }: { rows: WireCountdown[] }) => (
  <DataTable label="Countdown pages" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
);

const Name = ({ countdown: { id, title, page_url } }: { countdown: WireCountdown }) => (
  <div className="min-w-0">
    <Link
      href={`/dashboard/countdowns/${id}`}
      prefetch={false}
      className="block max-w-[32ch] truncate font-medium hover:underline"
    >
      {title}
    </Link>
    <p className="max-w-[40ch] truncate text-quiet text-xs">{withoutScheme(page_url)}</p>
  </div>
);
