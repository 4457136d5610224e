import clsx from "clsx";
import { Link } from "./link";

type Segment = { href: string; name: string; current: boolean };

/** A segmented control of links, for a query parameter. */
export const Segments = ({ label, segments }: { label: string; segments: readonly Segment[] }) => (
  <nav aria-label={label} className="flex w-fit rounded-control bg-raised p-0.5 text-xs">
    {segments.map(({ href, name, current }) => (
      <Link
        key={href}
        href={href}
        scroll={false}
        aria-current={current ? "true" : undefined}
        className={clsx(
          "whitespace-nowrap rounded-md px-1.5 py-1 sm:px-2.5",
          current ? "bg-surface font-medium shadow-sm" : "text-quiet hover:text-ink",
        )}
      >
        {name}
      </Link>
    ))}
  </nav>
);
