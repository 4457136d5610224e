"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { extendLink } from "../actions";

const CHOICES = [7, 30, 90] as const;

/** Moves the end of a link by one click. */
export function ExtendLink({ id }: { id: number }) {
  const [busy, setBusy] = useState(false);
  const extend = async (days: number) => {
    if (busy) return;
    setBusy(true);
    const result = await extendLink(id, days);
    setBusy(false);
    if (result.ok) toast.success(`It ends ${result.value.expires_at} UTC now`);
    else toast.error(result.message);
  };
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
