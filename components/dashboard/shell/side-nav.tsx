"use client";

import clsx from "clsx";
import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/link";
import { NAV_SECTIONS, navItemOf } from "./navigation";

type Props = {
  /** The number of items that need attention, by href. */
  alerts: Record<string, number>;
  onNavigate?(): void;
};

/** The navigation of the dashboard. */
export function SideNav({ alerts, onNavigate }: Props) {
  const current = navItemOf(usePathname())?.href;
  return (
    <nav aria-label="Dashboard" className="flex-1 overflow-y-auto px-3 py-2">
      {NAV_SECTIONS.map(({ title, items }) => (
        <div key={title ?? "top"} className="mb-4">
          {title && <p className="px-3 pb-1 font-medium text-quiet text-xs">{title}</p>}
          <ul className="space-y-0.5">
            {items.map(({ href, name, icon: Icon }) => {
              const here = href === current;
              return (
                <li key={href}>
                  <Link
                    href={href}
                    onClick={onNavigate}
                    aria-current={here ? "page" : undefined}
                    className={clsx(
                      "flex items-center gap-2.5 rounded-control px-3 py-1.5 text-sm",
                      here
                        ? "bg-raised font-medium text-ink"
                        : "text-quiet hover:bg-raised/60 hover:text-ink",
                    )}
                  >
                    <Icon className={clsx("size-4", here && "text-accent")} aria-hidden />
                    {name}
                    {alerts[href] ? (
                      <span className="ml-auto rounded-full bg-danger px-1.5 text-on-danger text-xs tabular-nums">
                        {alerts[href]}
                        <span className="sr-only">{alerts[href] === 1 ? " needs" : " need"} attention</span>
                      </span>
                    ) : null}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
