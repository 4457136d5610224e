"use client";

import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { useHydrated } from "@/components/ui/form/use-hydrated";
import { preload, usePart } from "@/components/ui/use-part";
import { CONTROL } from "./field";
import { grouped, type Options } from "./select-options";

const loadList = () => import("./select-list").then((module) => module.default);
const loadSearch = () => import("./select-search").then((module) => module.default);

/** Longer lists have a search box. */
const SEARCH_ABOVE = 15;

type Props = Omit<ComponentProps<"select">, "value" | "onChange" | "children" | "ref"> & {
  options: Options;
  value: string;
  onChange(value: string): void;
};

/**
 * A single choice. The control is a native select, for forms, screen readers, type-ahead and before hydration; its
 * popup is ours. Phones keep their native picker, except for long lists, where searching is quicker.
 */
export function Select({ options, value, onChange, className, disabled, ...rest }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const [open, setOpen] = useState(false);
  const groups = grouped(options);
  const searched = groups.reduce((count, { options }) => count + options.length, 0) > SEARCH_ABOVE;
  const load = searched ? loadSearch : loadList;
  const Popup = usePart(load, open, () => setOpen(false));
  const hydrated = useHydrated();
  const show = () => {
    select.current?.focus();
    setOpen(true);
  };
  return (
    <span className={clsx("relative block min-w-0", className)}>
      <select
        {...rest}
        ref={select}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (!opens(event)) return;
          event.preventDefault();
          show();
        }}
        className={clsx(CONTROL, "h-10 appearance-none truncate pr-9")}
      >
        {groups.map(({ group, options }) => {
          const items = options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ));
          if (group === "") return items;
          return (
            <optgroup key={group} label={group}>
              {items}
            </optgroup>
          );
        })}
      </select>
      <ChevronDown
        aria-hidden
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-4 text-quiet"
      />
      {hydrated && !disabled && (
        // For pointers only: keyboards and screen readers use the select.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onPointerEnter={() => preload(load)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={show}
          className={clsx("absolute inset-0 cursor-default", !searched && "pointer-coarse:hidden")}
        />
      )}
      {Popup && (
        <Popup
          anchor={select}
          options={options}
          value={value}
          open={open}
          onOpenChange={setOpen}
          onChange={onChange}
        />
      )}
    </span>
  );
}

/** Whether a key opens the popup of a native select. */
const opens = ({ key, altKey }: KeyboardEvent): boolean =>
  key === " " || key === "F4" || (altKey && (key === "ArrowDown" || key === "ArrowUp"));
