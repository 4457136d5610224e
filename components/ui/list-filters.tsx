"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTransition } from "react";
import { CONTROL } from "./field";
import { usePreHydrationInput } from "./pre-hydration-input";

export type FilterOption = { value: string; name: string };

type Props = { states?: readonly FilterOption[] | undefined; sorts: readonly FilterOption[] };

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
  options: readonly FilterOption[];
  value: string;
  onChange(value: string): void;
};

const Choice = ({ label, options, value, onChange }: ChoiceProps) => (
  <select
    aria-label={label}
    value={options.some((option) => option.value === value) ? value : ""}
    onChange={(event) => onChange(event.target.value)}
    className={`${CONTROL} h-10 min-w-0 px-2 sm:w-auto`}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.name}
      </option>
    ))}
  </select>
);
