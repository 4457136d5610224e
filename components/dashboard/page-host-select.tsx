"use client";

import { useId } from "react";
import { Select } from "@/components/ui/fields/select";

/** One of the addresses of a page; `domain` is "" on the host of SHORT_URL, `host` and `text` are for display. */
export type PageAddress = { domain: string; host: string; url: string; text: string };

type Props = {
  addresses: readonly PageAddress[];
  value: string;
  onChange(domain: string): void;
};

/** Chooses the domain on which a page is shared. Empty for accounts without domains. */
export function PageHostSelect({ addresses, value, onChange }: Props) {
  const id = useId();
  if (addresses.length < 2) return null;
  return (
    <div className="max-w-sm space-y-1.5 text-sm">
      <label htmlFor={id} className="block font-medium">
        Domain
      </label>
      <Select
        id={id}
        options={addresses.map(({ domain, host }) => ({ value: domain, name: host }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
