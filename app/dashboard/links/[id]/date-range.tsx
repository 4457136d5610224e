import clsx from "clsx";
import Link from "next/link";

const RANGES = [3, 7, 30, 90, 365] as const;

/** The number of days in the query string, 30 unless it is one of RANGES. */
export const readDays = (text: string | string[] | undefined): number =>
  RANGES.find((days) => String(days) === text) ?? 30;

export const DateRange = ({ days: chosen }: { days: number }) => (
  <nav aria-label="Date range" className="flex rounded-control bg-raised p-0.5 text-xs">
    {RANGES.map((days) => (
      <Link
        key={days}
        href={`?days=${days}`}
        scroll={false}
        prefetch={false}
        aria-current={days === chosen ? "true" : undefined}
        className={clsx(
          "whitespace-nowrap rounded-md px-1.5 py-1 sm:px-2.5",
          days === chosen ? "bg-surface font-medium shadow-sm" : "text-quiet hover:text-ink",
        )}
      >
        {days === 365 ? "1 year" : `${days} days`}
      </Link>
    ))}
  </nav>
);
