import clsx from "clsx";
import { Link } from "@/components/ui/link";

const FILTERS = [
  { value: undefined, name: "All" },
  { value: "waiting", name: "Pending" },
  { value: "delivered", name: "Delivered" },
  { value: "failed", name: "Failed" },
] as const;

/** The status in the query string; an unknown one shows all. */
export const readStatus = (value: unknown) => FILTERS.find((filter) => filter.value === value)?.value;

export const StatusFilter = ({ filter }: { filter: string | undefined }) => (
  <nav aria-label="Filter by status" className="flex gap-1">
    {FILTERS.map(({ value, name }) => (
      <Link
        key={name}
        href={value ? `?status=${value}` : "?"}
        scroll={false}
        aria-current={filter === value ? "true" : undefined}
        className={clsx(
          "rounded-control px-3 py-1.5 text-sm",
          filter === value ? "bg-raised font-medium text-ink" : "text-quiet hover:text-ink",
        )}
      >
        {name}
      </Link>
    ))}
  </nav>
);
