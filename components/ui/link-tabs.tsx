import clsx from "clsx";
import Link from "next/link";

type Tab = { href: string; name: string };

/** Tabs that link to the pages of one resource. */
export const LinkTabs = ({ label, tabs, current }: { label: string; tabs: Tab[]; current: string }) => (
  <nav aria-label={label} className="mb-6 flex gap-1 overflow-x-auto border-line border-b">
    {tabs.map(({ href, name }) => (
      <Link
        key={href}
        href={href}
        prefetch={false}
        aria-current={name === current ? "page" : undefined}
        className={clsx(
          "-mb-px whitespace-nowrap border-b-2 px-3 py-2 text-sm -outline-offset-2",
          name === current
            ? "border-accent font-medium"
            : "border-transparent text-quiet hover:border-line hover:text-ink",
        )}
      >
        {name}
      </Link>
    ))}
  </nav>
);
