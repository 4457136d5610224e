import Link from "next/link";
import { CounterBadge } from "@/components/dashboard/counter-badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import type { timers } from "@/lib/timers";
import { TimerMenu } from "./timer-menu";
import { titleOf } from "./title";

type WireTimer = ReturnType<typeof timers.serialize>;

const COLUMNS: Column<WireTimer>[] = [
  { name: "Counter", cell: (timer) => <Name timer={timer} /> },
  { name: "State", from: "sm", cell: ({ state }) => <CounterBadge state={state} /> },
  { name: "Ends", from: "md", cell: ({ ends_at }) => <Time value={ends_at} /> },
  { name: "Loads", number: true, cell: ({ views }) => new Intl.NumberFormat("en").format(views) },
  {
    name: "Actions",
    hideName: true,
    number: true,
    cell: (timer) => <TimerMenu id={timer.id} title={titleOf(timer)} html={timer.embed_html} />,
  },
];

export const TimerTable = ({ rows }: { rows: WireTimer[] }) => (
  <DataTable label="Email counters" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
);

function Name({ timer }: { timer: WireTimer }) {
  const { bg, fg, accent, units, width, style } = timer;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Swatch bg={bg} fg={fg} accent={accent} />
      <div className="min-w-0">
        <Link
          href={`/dashboard/timers/${timer.id}`}
          prefetch={false}
          className="block max-w-[15ch] truncate sm:max-w-[32ch] font-medium hover:underline"
        >
          {titleOf(timer)}
        </Link>
        <p className="text-quiet text-xs">
          {style}, {width} pixels, {units}
        </p>
      </div>
    </div>
  );
}

/** Its colours, drawn here: loading the image itself would count. */
const Swatch = ({ bg, fg, accent }: { bg: string; fg: string; accent: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 36 36"
    className="hidden size-9 shrink-0 rounded-control border border-line sm:block"
  >
    <rect width="36" height="36" fill={`#${bg}`} />
    <rect x="5" y="8" width="26" height="4" rx="2" fill={`#${accent}`} />
    <rect x="5" y="16" width="11" height="12" rx="2" fill={`#${fg}`} />
    <rect x="20" y="16" width="11" height="12" rx="2" fill={`#${fg}`} />
  </svg>
);
