"use client";

import type { Option } from "@/components/ui/fields/select-options";
import { usePreHydrationInput } from "@/components/ui/form/pre-hydration-input";
import { ListChoice } from "./list-choice";
import { useListQuery } from "./use-list-query";

type Props = { states?: readonly Option[] | undefined; sorts: readonly Option[] };

/** Filters and sorts this page's list by the query parameters `state` and `sort`. The first order is the default. */
export function ListFilters({ states, sorts }: Props) {
  const { params, set, pending } = useListQuery();
  const stateOptions = states && [{ value: "", name: "All statuses" }, ...states];
  const sortOptions = sorts.map(({ value, name }, index) => ({ value: index === 0 ? "" : value, name }));
  return (
    <div id={usePreHydrationInput()} aria-busy={pending} className="flex flex-1 gap-2 sm:flex-none">
      {stateOptions && (
        <ListChoice
          label="Status"
          options={stateOptions}
          value={params.get("state") ?? ""}
          onChange={(value) => set("state", value)}
        />
      )}
      <ListChoice
        label="Sort by"
        options={sortOptions}
        value={params.get("sort") ?? ""}
        onChange={(value) => set("sort", value)}
      />
    </div>
  );
}
