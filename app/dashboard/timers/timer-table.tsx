import { CountdownBadge } from "@/components/dashboard/countdown-badge";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { RowName } from "@/components/ui/list/row-name";
import { Time } from "@/components/ui/time";
import type { timers } from "@/lib/timers";
import { titleOf } from "@/lib/timers/view";
import { TimerMenu } from "./timer-menu";
import { TimerThumbnail } from "./timer-thumbnail";

type WireTimer = ReturnType<typeof timers.serialize>;

const number = new Intl.NumberFormat("en");

const COLUMNS: Column<WireTimer>[] = [
  { name: "Email timer", cell: (timer) => <Name timer={timer} /> },
  { name: "Status", from: "sm", cell: ({ state }) => <CountdownBadge state={state} /> },
  { name: "Expires", from: "md", cell: ({ ends_at }) => <Time value={ends_at} /> },
  { name: "Views", number: true, cell: ({ views }) => number.format(views) },
  {
    name: "Actions",
    hideName: true,
    number: true,
    cell: (timer) => <TimerMenu id={timer.id} title={titleOf(timer)} html={timer.embed_html} />,
  },
];

export const TimerTable = ({ rows }: { rows: WireTimer[] }) => (
  <DataTable label="Email timers" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
);

const Name = ({ timer }: { timer: WireTimer }) => (
  <RowName
    href={`/dashboard/timers/${timer.id}`}
    title={titleOf(timer)}
    thumbnail={<TimerThumbnail timer={timer} />}
    badge={<CountdownBadge state={timer.state} />}
  >
    <p className="text-quiet text-xs">
      <span className="capitalize">{timer.style}</span> · {timer.width} px
    </p>
  </RowName>
);
