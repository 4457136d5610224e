"use client";

import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { redeliver } from "../../../actions";

type Props = { webhook: number; delivery: string; waits: boolean; disabled: boolean };

/** Sends one delivery again, or now instead of later. */
export function Redeliver({ webhook, delivery, waits, disabled }: Props) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    const result = await redeliver(webhook, delivery);
    setBusy(false);
    if (result.ok) toast.success("On its way");
    else toast.error(result.message);
  };
  return (
    <Button onClick={send} disabled={busy || disabled}>
      <RotateCw className="size-4" aria-hidden />
      {waits ? "Send now" : "Redeliver"}
    </Button>
  );
}
