"use client";

import { usePathname } from "next/navigation";
import { Brand } from "@/components/ui/brand";

const PAGES = [
  ["/docs", "API reference"],
  ["/docs/quickstart", "Quickstart"],
  ["/docs/conventions", "Conventions"],
  ["/docs/errors", "Errors"],
  ["/docs/limits", "Limits"],
  ["/docs/idempotency", "Idempotency"],
  ["/docs/webhooks", "Webhooks"],
  ["/docs/changelog", "Changelog"],
] as const;

/** The reference and the guides. Plain links: only a full page load removes Scalar. */
export function DocsNav() {
  const here = usePathname();
  return (
    <nav
      aria-label="Documentation"
      className="flex flex-wrap items-center gap-x-8 gap-y-1 border-line border-b px-4 py-2 sm:px-6"
    >
      <Brand href="/" />
      <ul className="-mx-2 flex flex-wrap text-sm">
        {PAGES.map(([href, name]) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === here ? "page" : undefined}
              className="block rounded-control px-2 py-1.5 text-quiet hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
