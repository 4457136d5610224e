"use client";

import { Select } from "@/components/ui/fields/select";
import type { Option } from "@/components/ui/fields/select-options";

type Props = {
  label: string;
  options: readonly Option[];
  value: string;
  onChange(value: string): void;
};

/** A choice that a list is filtered or sorted by. A value that isn't among the options means the first one's. */
export const ListChoice = ({ label, options, value, onChange }: Props) => (
  <Select
    aria-label={label}
    options={options}
    value={options.some((option) => option.value === value) ? value : ""}
    onChange={onChange}
    className="w-full sm:w-auto sm:max-w-52"
  />
);
