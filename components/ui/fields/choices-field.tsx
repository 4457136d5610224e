"use client";

import { Combobox } from "@base-ui/react/combobox";
import clsx from "clsx";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { described, Field, type FieldProps } from "./field";
import { Dot, SearchOption } from "./search-popup";

export type Choice = {
  value: string;
  name: string;
  /** The class of a dot before the name. */
  dot?: string;
};

type Props = FieldProps & {
  options: readonly Choice[];
  /** Shown while nothing is chosen, e.g. "Search countries…". */
  placeholder: string;
  /** Whether typing adds other values; a comma ends one. */
  creates?: boolean;
  autoFocus?: boolean;
};

/** A searchable multiple choice. */
export function ChoicesField({
  form,
  name,
  label,
  help,
  options,
  placeholder,
  creates = false,
  autoFocus = false,
}: Props) {
  const field = { form, name, label, help };
  const value = form.values[name];
  const chosen = (Array.isArray(value) ? value : []).map(
    (each): Choice => options.find((option) => option.value === each) ?? { value: each, name: each },
  );
  const { required, ...attributes } = described(field);
  const [typed, setTyped] = useState("");
  const isKnown = (text: string) =>
    [...options, ...chosen].some((choice) => choice.value.toLowerCase() === text.toLowerCase());
  const added = typed.trim();
  const isNew = creates && added !== "" && !isKnown(added);
  const isCreated = ({ value }: Choice) => isNew && value === added;
  const items = isNew ? [...options, { value: added, name: added }] : options;
  const set = (next: readonly Choice[]) =>
    form.set(
      name,
      next.map((choice) => choice.value),
    );
  const add = (texts: readonly string[]) => {
    const next = [...chosen];
    for (const text of texts.map((each) => each.trim()).filter(Boolean)) {
      const same = ({ value }: Choice) => value.toLowerCase() === text.toLowerCase();
      if (!next.some(same)) next.push(options.find(same) ?? { value: text, name: text });
    }
    set(next);
    setTyped("");
  };
  const type = (text: string) => (creates && text.includes(",") ? add(text.split(",")) : setTyped(text));
  return (
    <Field {...field}>
      <Combobox.Root
        items={items}
        multiple
        autoHighlight
        value={chosen}
        onValueChange={set}
        inputValue={typed}
        onInputValueChange={type}
        itemToStringLabel={(choice) => choice.name}
        isItemEqualToValue={(one, other) => one.value === other.value}
      >
        <Combobox.InputGroup className="flex min-h-10 w-full cursor-text rounded-control border border-edge/60 bg-surface px-1.5 py-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent has-aria-invalid:border-danger">
          <Combobox.Chips className="flex w-full flex-wrap items-center gap-1">
            {chosen.map((choice) => (
              <Combobox.Chip
                key={choice.value}
                aria-label={choice.name}
                aria-description="Press Backspace or Delete to remove"
                className="flex min-h-7 max-w-full items-center rounded-md bg-raised pl-2 text-sm outline-none! focus-within:ring-2 focus-within:ring-accent"
              >
                {dotOf(choice)}
                <span className={clsx("min-w-0 truncate", choice.dot && "pl-1.5")}>{choice.name}</span>
                <Combobox.ChipRemove
                  aria-label={`Remove ${choice.name}`}
                  className="grid size-7 shrink-0 place-items-center rounded-md text-quiet hover:text-ink"
                >
                  <X className="size-3.5" aria-hidden />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
            <Combobox.Input
              {...attributes}
              // The open list hides everything else from screen readers, including the label.
              aria-label={label}
              autoComplete="off"
              autoFocus={autoFocus}
              onBlur={() => creates && added && add([added])}
              placeholder={chosen.length === 0 ? placeholder : ""}
              className="h-8 min-w-24 flex-1 bg-transparent px-1.5 text-base outline-none! placeholder:text-quiet sm:text-sm"
            />
          </Combobox.Chips>
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner className="z-50 outline-none" sideOffset={4}>
            <Combobox.Popup className="max-h-[min(var(--available-height),18rem)] w-[var(--anchor-width)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1 shadow-lift">
              <Combobox.Empty className="text-quiet text-sm not-empty:px-3 not-empty:py-2">
                No matches
              </Combobox.Empty>
              <Combobox.List>
                {(choice: Choice) => (
                  <SearchOption
                    key={choice.value}
                    value={choice}
                    icon={
                      isCreated(choice) ? <Plus className="size-4 text-quiet" aria-hidden /> : dotOf(choice)
                    }
                  >
                    {isCreated(choice) ? `Create “${choice.name}”` : choice.name}
                  </SearchOption>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </Field>
  );
}

const dotOf = ({ dot }: Choice) => dot && <Dot look={dot} />;
