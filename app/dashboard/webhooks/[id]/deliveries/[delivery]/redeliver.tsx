"use client";

import { RotateCw } from "lucide-react";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { tell } from "@/components/ui/reach";
import { redeliver } from "../../../actions";

type Props = { webhook: number; delivery: string; waits: boolean; disabled: boolean };

/** Sends one delivery again, or now instead of later. */
export function Redeliver({ webhook, delivery, waits, disabled }: Props) {
  const [busy, start] = useTransition();
  const send = () => start(() => tell(redeliver(webhook, delivery), "On its way"));
  return (
    <Button onClick={send} disabled={busy || disabled}>
      <RotateCw className="size-4" aria-hidden />
      {waits ? "Send now" : "Redeliver"}
    </Button>
  );
}
