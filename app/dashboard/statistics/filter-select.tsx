"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTransition } from "react";
import { Select } from "@/components/ui/fields/select";
import type { Option } from "@/components/ui/fields/select-options";
import { usePreHydrationInput } from "@/components/ui/form/pre-hydration-input";

type Props = {
  label: string;
  /** The query parameter that it sets. */
  name: string;
  options: readonly Option[];
  value: string;
  /** Further chosen values, which stay. */
  others?: readonly string[];
};

/** Filters the page by a query parameter. The empty option removes it. */
export function FilterSelect({ label, name, options, value, others = [] }: Props) {
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();
  const [pending, start] = useTransition();
  const set = (chosen: string) => {
    const query = new URLSearchParams(params);
    const values = [...others, chosen].filter(Boolean);
    if (values.length > 0) query.set(name, values.join(","));
    else query.delete(name);
    start(() => router.push(`${path}?${query}`, { scroll: false }));
  };
  return (
    <div id={usePreHydrationInput()} aria-busy={pending} className="min-w-0 max-sm:w-full">
      <Select aria-label={label} options={options} value={value} onChange={set} className="w-full sm:w-44" />
    </div>
  );
}
