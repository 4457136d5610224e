"use client";

import clsx from "clsx";
import { Link } from "./link";

type Tab = { href: string; name: string };

/** Tabs that link to the pages of one resource. If they overflow, they fade out, and the current one is scrolled into view. */
export function LinkTabs({ label, tabs, current }: { label: string; tabs: Tab[]; current: string }) {
  return (
    <nav
      aria-label={label}
      className="mb-6 flex gap-1 overflow-x-auto border-line border-b max-sm:scroll-pr-8 max-sm:pr-8 max-sm:mask-r-from-[calc(100%-2rem)]"
    >
      {tabs.map(({ href, name }) => (
        <Link
          key={href}
          href={href}
          ref={name === current ? scrollToTab : undefined}
          aria-current={name === current ? "page" : undefined}
          className={clsx(
            "-mb-px whitespace-nowrap border-b-2 px-2.5 py-2 text-sm sm:px-3 -outline-offset-2",
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
}

function scrollToTab(tab: HTMLElement | null): void {
  const nav = tab?.parentElement;
  if (nav) nav.scrollLeft = tab.offsetLeft - nav.offsetLeft - (nav.clientWidth - tab.clientWidth) / 2;
}
