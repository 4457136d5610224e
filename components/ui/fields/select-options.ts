import type { RefObject } from "react";

export type Option = { value: string; name: string };
type OptionGroup = { group: string; options: readonly Option[] };
/** Options, or groups of them. */
export type Options = readonly (Option | OptionGroup)[];

/** Groups options; those without a group come first, in an unnamed one. */
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

/** The classes of a popup with options, of an option and of a group's name. */
export const POPUP =
  "flex max-h-[min(22rem,var(--available-height))] min-w-(--anchor-width) max-w-[min(26rem,var(--available-width))] flex-col overflow-hidden rounded-card border border-line bg-surface shadow-lift outline-none";
export const OPTION =
  "grid cursor-default grid-cols-[1rem_minmax(0,1fr)] items-center gap-2 rounded-md px-2 py-2 text-sm outline-offset-[-2px]! wrap-anywhere data-highlighted:bg-raised";
export const GROUP = "px-2 pt-2 pb-1 font-medium text-quiet text-xs";
