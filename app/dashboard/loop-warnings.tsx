"use client";

import { TriangleAlert } from "lucide-react";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { toastResult } from "@/components/ui/call-action";
import { Link } from "@/components/ui/link";
import { UrlText } from "@/components/ui/url-text";
import type { domains } from "@/lib/domains";
import { withoutScheme } from "@/lib/domains/hosts/readable-host";
import { dismissLoopWarnings } from "./actions";

type Props = Awaited<ReturnType<typeof domains.loopWarnings.list>>;

/** The links and domains that redirect to a domain of this server. */
export function LoopWarnings({ rows, total }: Props) {
  const [busy, start] = useTransition();
  if (total === 0) return null;
  const more = total - rows.length;
  return (
    <>
      <ul className="-mx-2">
        {rows.map(({ kind, id, name, host }) => (
          <li key={`${kind}${id}${host}`}>
            <Link
              href={`/dashboard/${kind}s/${id}`}
              className="flex gap-2 rounded-control px-2 py-2 text-sm hover:bg-raised"
            >
              <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
              <span className="min-w-0">
                <span className="line-clamp-2 font-medium">
                  <UrlText url={withoutScheme(name)} />
                </span>
                <span className="line-clamp-2 text-quiet wrap-anywhere">Possible loop: {host}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1 mb-2 flex items-center justify-between gap-3 text-quiet text-xs">
        {more > 0 && `${more.toLocaleString("en")} more`}
        {total === 1 && "A destination that is now a domain for short links"}
        {more === 0 && total > 1 && "Destinations that are now domains for short links"}
        <Button
          look="quiet"
          size="small"
          disabled={busy}
          onClick={() =>
            start(() =>
              toastResult(dismissLoopWarnings(), total === 1 ? "Warning dismissed" : "Warnings dismissed"),
            )
          }
        >
          {total === 1 ? "Dismiss warning" : "Dismiss all"}
        </Button>
      </p>
    </>
  );
}
