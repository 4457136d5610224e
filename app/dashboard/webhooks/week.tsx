import type { webhooks } from "@/lib/webhooks";

export type Tally = ReturnType<Awaited<ReturnType<typeof webhooks.lastWeek>>>;

const format = new Intl.NumberFormat("en");

/** The share that was delivered, as a bar and in words. */
export function Week({ week }: { week: Tally }) {
  const { delivered = 0, failed = 0, waiting = 0 } = week;
  const over = delivered + failed;
  const parts = [
    delivered > 0 && `${format.format(delivered)} delivered`,
    failed > 0 && `${format.format(failed)} failed`,
    waiting > 0 && `${format.format(waiting)} waiting`,
  ];
  if (over + waiting === 0) return <span className="text-quiet">Nothing sent</span>;
  return (
    <div className="min-w-28">
      <div
        className={`h-1.5 overflow-hidden rounded-full ${failed > 0 ? "bg-danger" : "bg-raised"}`}
        aria-hidden
      >
        <div className="h-full bg-good" style={{ width: `${over ? (delivered / over) * 100 : 0}%` }} />
      </div>
      <p className="mt-1 text-quiet text-xs whitespace-nowrap tabular-nums">
        {parts.filter(Boolean).join(", ")}
      </p>
    </div>
  );
}
