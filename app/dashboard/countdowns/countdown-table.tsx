import { CountdownBadge } from "@/components/dashboard/countdown-badge";
import { colorsOf } from "@/components/pages/countdown/colors";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { RowName } from "@/components/ui/list/row-name";
import { PageThumbnail } from "@/components/ui/page-thumbnail";
import { Time } from "@/components/ui/time";
import type { countdowns } from "@/lib/countdowns";
import { CountdownMenu } from "./countdown-menu";

type WireCountdown = ReturnType<typeof countdowns.serialize>;

const number = new Intl.NumberFormat("en");

const COLUMNS: Column<WireCountdown>[] = [
  { name: "Page", cell: (countdown) => <Name countdown={countdown} /> },
  { name: "Status", from: "sm", cell: ({ state }) => <CountdownBadge state={state} /> },
  { name: "Expires", from: "md", cell: ({ ends_at }) => <Time value={ends_at} /> },
  { name: "Views", number: true, cell: ({ views }) => number.format(views) },
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

function Name({ countdown: { id, title, page_url, state, theme, accent } }: { countdown: WireCountdown }) {
  const colors = colorsOf(theme, accent);
  return (
    <RowName
      href={`/dashboard/countdowns/${id}`}
      title={title}
      url={page_url}
      thumbnail={
        <PageThumbnail
          title={title}
          paper={`#${colors.paper}`}
          ink={`#${colors.ink}`}
          accent={`#${colors.accent}`}
        />
      }
      badge={<CountdownBadge state={state} />}
    />
  );
}
