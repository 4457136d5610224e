"use client";

import { TriangleAlert } from "lucide-react";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { toastResult } from "@/components/ui/call-action";
import type { ActionResult } from "@/lib/http/dashboard/action-result";

type Props = {
  /** The domains redirected to. */
  hosts: readonly string[];
  dismiss(): Promise<ActionResult<unknown>>;
};

const and = new Intl.ListFormat("en-GB");

/** Warns that visitors are redirected to a domain that this server has served only since. */
export function LoopNotice({ hosts, dismiss }: Props) {
  const [busy, start] = useTransition();
  if (hosts.length === 0) return null;
  const isOne = hosts.length === 1;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 text-sm">
      <TriangleAlert className="size-4 shrink-0 text-warn" aria-hidden />
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        Visitors are redirected to <span className="font-medium">{and.format(hosts)}</span>, now{" "}
        {isOne ? "a domain" : "domains"} for short links, and may end up in a loop. Check the{" "}
        {isOne ? "destination" : "destinations"}.
      </p>
      <Button
        size="small"
        disabled={busy}
        onClick={() =>
          start(() => toastResult(dismiss(), isOne ? "Warning dismissed" : "Warnings dismissed"))
        }
      >
        Dismiss
      </Button>
    </div>
  );
}
