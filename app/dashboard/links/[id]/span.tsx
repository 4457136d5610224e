import clsx from "clsx";
import Link from "next/link";

const SPANS = [7, 30, 90, 365] as const;

/** For how many days statistics are asked; 30 unless one of the spans on offer was chosen. */
export const readSpan = (text: string | string[] | undefined): number =>
  SPANS.find((days) => String(days) === text) ?? 30;

export const SpanChoice = ({ days: chosen }: { days: number }) => (
  <nav aria-label="Time span" className="flex rounded-control bg-raised p-0.5 text-xs">
    {SPANS.map((days) => (
      <Link
        key={days}
        href={`?days=${days}`}
        scroll={false}
        prefetch={false}
        aria-current={days === chosen ? "true" : undefined}
        className={clsx(
          "rounded-md px-2.5 py-1",
          days === chosen ? "bg-surface font-medium shadow-sm" : "text-quiet hover:text-ink",
        )}
      >
        {days === 365 ? "1 year" : `${days} days`}
      </Link>
    ))}
  </nav>
);
