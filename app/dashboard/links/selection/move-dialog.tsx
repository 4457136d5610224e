"use client";

import { useState } from "react";
import { type HostChoices, hostOptions } from "@/components/dashboard/links/domain-field";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { countOf } from "@/components/ui/count-of";
import { Select } from "@/components/ui/fields/select";

type Props = {
  count: number;
  hosts: HostChoices;
  onClose(): void;
  /** Resolves to an error message, if any. */
  onMove(domain: string | null): Promise<string | undefined>;
};

/** Moves links to another domain, after warning what breaks. */
export function MoveDialog({ count, hosts, onClose, onMove }: Props) {
  const [domain, setDomain] = useState(hosts.domains[0]?.name ?? "");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Move ${countOf(count, "link")}`}
      action={count === 1 ? "Move link" : "Move links"}
      look="primary"
      onConfirm={() => onMove(domain || null)}
    >
      <p>
        {count === 1 ? "Its old short link" : "Their old short links"} and printed QR codes will stop working.
      </p>
      <div className="mt-4 text-ink">
        <Select aria-label="Domain" options={hostOptions(hosts)} value={domain} onChange={setDomain} />
      </div>
    </ConfirmDialog>
  );
}
