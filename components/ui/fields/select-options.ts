import type { RefObject } from "react";

export type Option = { value: string; name: string };
type OptionGroup = { group: string; options: readonly Option[] };
/** Options, or groups of them. */
export type Options = readonly (Option | OptionGroup)[];

/** The options in groups; those without a group come first, in one without a name. */
export function grouped(options: Options): OptionGroup[] {
  const ungrouped = options.filter((entry): entry is Option => "value" in entry);
  const groups = options.filter((entry): entry is OptionGroup => "group" in entry);
  return ungrouped.length > 0 ? [{ group: "", options: ungrouped }, ...groups] : groups;
}

export type SelectPopupProps = {
  /** The native select that the popup belongs to. */
  anchor: RefObject<HTMLSelectElement | null>;
  options: Options;
  value: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  onChange(value: string): void;
};
