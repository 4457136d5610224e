import type { webhooks } from "@/lib/webhooks";

export type Tally = ReturnType<Awaited<ReturnType<typeof webhooks.weeklyStats>>>;

const format = new Intl.NumberFormat("en");

/** The delivery success rate as a bar and as text. */
export function Week({ week }: { week: Tally }) {
  const { delivered = 0, failed = 0, waiting = 0 } = week;
  const finished = delivered + failed;
  const parts = [
    delivered > 0 && `${format.format(delivered)} delivered`,
    failed > 0 && `${format.format(failed)} failed`,
    waiting > 0 && `${format.format(waiting)} pending`,
  ];
  if (finished + waiting === 0) return <span className="text-quiet">No deliveries</span>;
  return (
    <div className="min-w-28">
      <div
        className={`h-1.5 overflow-hidden rounded-full ${failed > 0 ? "bg-danger" : "bg-raised"}`}
        aria-hidden
      >
        <div
          className="h-full bg-good"
          style={{ width: `${finished ? (delivered / finished) * 100 : 0}%` }}
        />
      </div>
      <p className="mt-1 text-quiet text-xs whitespace-nowrap tabular-nums">
        {parts.filter(Boolean).join(", ")}
      </p>
    </div>
  );
}
