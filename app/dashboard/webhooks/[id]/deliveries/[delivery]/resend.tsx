"use client";

import { RotateCw } from "lucide-react";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { toastResult } from "@/components/ui/call-action";
import { redeliver } from "../../../actions";

type Props = { webhook: number; delivery: string; pending: boolean; disabled: boolean };

/** Resends a delivery, or retries a pending one now. */
export function Resend({ webhook, delivery, pending, disabled }: Props) {
  const [busy, start] = useTransition();
  const send = () => start(() => toastResult(redeliver(webhook, delivery), "Delivery queued"));
  return (
    <Button onClick={send} disabled={busy || disabled}>
      <RotateCw className="size-4" aria-hidden />
      {pending ? "Retry now" : "Resend"}
    </Button>
  );
}
