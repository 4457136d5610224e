"use client";

import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { tell } from "@/components/ui/reach";
import { extendLink } from "../actions";

const CHOICES = [7, 30, 90] as const;

/** Moves the end of a link by one click. */
export function ExtendLink({ id }: { id: number }) {
  const [busy, start] = useTransition();
  const extend = (days: number) =>
    start(() => tell(extendLink(id, days), ({ expires_at }) => `It ends ${expires_at} UTC now`));
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
