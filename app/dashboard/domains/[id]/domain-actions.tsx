"use client";

import { RefreshCw } from "lucide-react";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { toastResult } from "@/components/ui/call-action";
import { DeleteButton } from "@/components/ui/delete-button";
import { checkDomain } from "../actions";
import { type DomainSummary, domainDeletion } from "../deletion";

export function DomainActions({ id, name, links }: DomainSummary) {
  const [busy, start] = useTransition();
  const check = () =>
    start(() =>
      toastResult(checkDomain(id), ({ state, problem }) =>
        problem ? "Domain checked" : `Domain checked: ${state}`,
      ),
    );
  return (
    <>
      <Button look="primary" onClick={check} disabled={busy}>
        <RefreshCw className="size-4" aria-hidden />
        {busy ? "Checking…" : "Check now"}
      </Button>
      <DeleteButton deletion={domainDeletion({ id, name, links })} to="/dashboard/domains" />
    </>
  );
}
