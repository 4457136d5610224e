import clsx from "clsx";
import Link from "next/link";

const VIEWS = [
  { value: undefined, name: "All" },
  { value: "waiting", name: "Waiting" },
  { value: "delivered", name: "Delivered" },
  { value: "failed", name: "Failed" },
] as const;

/** The view that the address bar asks for; what makes no sense counts as all. */
export const readView = (value: unknown) => VIEWS.find((view) => view.value === value)?.value;

export const ViewChoice = ({ view }: { view: string | undefined }) => (
  <nav aria-label="Show" className="flex gap-1">
    {VIEWS.map(({ value, name }) => (
      <Link
        key={name}
        href={value ? `?status=${value}` : "?"}
        scroll={false}
        prefetch={false}
        aria-current={view === value ? "true" : undefined}
        className={clsx(
          "rounded-control px-3 py-1.5 text-sm",
          view === value ? "bg-raised font-medium text-ink" : "text-quiet hover:text-ink",
        )}
      >
        {name}
      </Link>
    ))}
  </nav>
);
