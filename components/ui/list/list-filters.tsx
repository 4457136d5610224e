"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTransition } from "react";
import { Select } from "@/components/ui/fields/select";
import type { Option } from "@/components/ui/fields/select-options";
import { usePreHydrationInput } from "@/components/ui/form/pre-hydration-input";

type Props = { states?: readonly Option[] | undefined; sorts: readonly Option[] };

/** Filters and sorts the list of this page by the query parameters `state` and `sort`. The first order is the default. */
export function ListFilters({ states, sorts }: Props) {
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();
  const [pending, start] = useTransition();
  const set = (name: string, value: string) => {
    const query = new URLSearchParams(params);
    query.delete("page");
    if (value) query.set(name, value);
    else query.delete(name);
    start(() => router.replace(query.size > 0 ? `${path}?${query}` : path, { scroll: false }));
  };
  const stateOptions = states && [{ value: "", name: "All statuses" }, ...states];
  const sortOptions = sorts.map(({ value, name }, index) => ({ value: index === 0 ? "" : value, name }));
  return (
    <div id={usePreHydrationInput()} aria-busy={pending} className="flex flex-1 gap-2 sm:flex-none">
      {stateOptions && (
        <Choice
          label="Status"
          options={stateOptions}
          value={params.get("state") ?? ""}
          onChange={(value) => set("state", value)}
        />
      )}
      <Choice
        label="Sort by"
        options={sortOptions}
        value={params.get("sort") ?? ""}
        onChange={(value) => set("sort", value)}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly Option[];
  value: string;
  onChange(value: string): void;
};

const Choice = ({ label, options, value, onChange }: ChoiceProps) => (
  <Select
    aria-label={label}
    options={options}
    value={options.some((option) => option.value === value) ? value : ""}
    onChange={onChange}
    className="w-full sm:w-auto"
  />
);
