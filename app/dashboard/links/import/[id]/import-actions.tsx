"use client";

import { useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { callAction } from "@/components/ui/call-action";
import { countOf } from "@/components/ui/count-of";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import { startImport, stopImport } from "../actions";

type Props = { id: number; state: string; valid: number; created: number };

export function ImportActions({ id, state, valid, created }: Props) {
  const [busy, setBusy] = useState(false);
  const run = async (act: (id: number) => Promise<ActionResult<unknown>>) => {
    setBusy(true);
    const result = await callAction(act(id));
    setBusy(false);
    if (!result.ok) toast.error(result.message);
  };
  if (state === "running")
    return (
      <Button disabled={busy} onClick={() => run(stopImport)}>
        Stop
      </Button>
    );
  if (state === "done" && created > 0)
    return (
      <LinkButton href="/dashboard/links" look="primary">
        View links
      </LinkButton>
    );
  if (state !== "ready" || valid === 0) return null;
  return (
    <Button look="primary" disabled={busy} onClick={() => run(startImport)}>
      Import {countOf(valid, "link")}
    </Button>
  );
}
