"use client";

import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { toastResult } from "@/components/ui/call-action";
import { dateOf } from "@/lib/dates";
import { extendLink } from "../actions";

const CHOICES = [7, 30, 90] as const;

const DAY_MS = 86_400_000;
// Allows for clock skew between browser and server.
const SLACK_MS = 60_000;

const toMs = (wire: string) => dateOf(wire).getTime();

/** The toast after an extension, which the server caps at one year from now. */
function extendedTo(before: string, days: number, after: string): string {
  const wanted = Math.max(Date.now(), toMs(before)) + days * DAY_MS;
  const isCapped = toMs(after) < wanted - SLACK_MS;
  const day = new Intl.DateTimeFormat(navigator.language, { dateStyle: "medium" }).format(toMs(after));
  if (toMs(after) < toMs(before) + SLACK_MS) return `Already at the maximum: ${day}`;
  return `Extended to ${day}${isCapped ? " (maximum)" : ""}`;
}

/** Extends a link with one click. */
export function ExtendLink({ id, expiresAt }: { id: number; expiresAt: string }) {
  const [busy, start] = useTransition();
  const extend = (days: number) =>
    start(() =>
      toastResult(extendLink(id, days), ({ expires_at }) => extendedTo(expiresAt, days, expires_at)),
    );
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {CHOICES.map((days) => (
        <Button
          key={days}
          size="small"
          disabled={busy}
          onClick={() => extend(days)}
          aria-label={`Extend by ${days} days`}
        >
          + {days} days
        </Button>
      ))}
    </div>
  );
}
