"use client";

import { Select } from "@/components/ui/fields/select";
import type { Option } from "@/components/ui/fields/select-options";

type Props = {
  label: string;
  options: readonly Option[];
  value: string;
  onChange(value: string): void;
};

/** A filter or sort order of a list. Unknown values mean the first option. */
export const ListChoice = ({ label, options, value, onChange }: Props) => (
  <Select
    aria-label={label}
    options={options}
    value={options.some((option) => option.value === value) ? value : ""}
    onChange={onChange}
    className="w-full sm:w-auto sm:max-w-52"
  />
);
