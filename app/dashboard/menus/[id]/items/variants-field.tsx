"use client";

import clsx from "clsx";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { CONTROL, Notes } from "@/components/ui/fields/field";
import { NumberInput } from "@/components/ui/fields/number-field";
import type { Form } from "@/components/ui/form/use-form";
import { MAX_VARIANTS } from "@/lib/menus/options";

type Price = number | string | null;
type Variant = { name: string; price: Price };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isPrice = (value: unknown): value is Price =>
  value === null || typeof value === "number" || typeof value === "string";

/** The variants in a form. */
export const variantsIn = ({ values: { variants } }: Form): Variant[] =>
  Array.isArray(variants)
    ? variants
        .filter(isObject)
        .map(({ name, price }) => ({ name: String(name), price: isPrice(price) ? price : null }))
    : [];

const PLACEHOLDERS = ["Small", "Large"];
const PARTS = ["name", "price"] as const;
type Part = (typeof PARTS)[number];

/** The decimal places of a currency. */
export const priceDigits = (currency: string) =>
  Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;

/** The variants of an item. Adding the first converts its single price, removing the last restores it. */
export function VariantsField({ form, currency }: { form: Form; currency: string }) {
  const variants = variantsIn(form);
  const add = useRef<HTMLButtonElement>(null);
  const [focused, setFocused] = useState<{ id?: string }>();
  useEffect(() => {
    if (focused) (document.getElementById(focused.id ?? "") ?? add.current)?.focus();
  }, [focused]);

  const faultsOf = (index: number) => PARTS.filter((part) => form.fault(`variants.${index}.${part}`));

  const idOf = (index: number, part: string) => form.controlId(`variants.${index}.${part}`);
  const set = (next: Variant[]) => form.set("variants", next);
  const change = (index: number, part: Partial<Variant>) =>
    set(variants.map((variant, at) => (at === index ? { ...variant, ...part } : variant)));
  const append = () => {
    const blank = { name: "", price: null };
    const { price } = form.values;
    if (variants.length > 0) set([...variants, blank]);
    else {
      set([{ name: "", price: isPrice(price) ? price : null }, blank]);
      form.set("price", null);
    }
    setFocused({ id: idOf(variants.length, "name") });
  };
  const remove = (index: number) => {
    const others = variants.filter((_, at) => at !== index);
    set(others);
    if (others.length === 0) form.set("price", variants[index]?.price ?? null);
    setFocused(others.length > 0 ? { id: idOf(Math.min(index, others.length - 1), "name") } : {});
  };
  const move = (index: number, step: 1 | -1) => {
    const next = [...variants];
    next.splice(index + step, 0, ...next.splice(index, 1));
    set(next);
    const to = index + step;
    const isAtEnd = to === 0 || to === next.length - 1;
    setFocused({ id: idOf(to, isAtEnd ? (to === 0 ? "down" : "up") : step < 0 ? "up" : "down") });
  };
  return (
    <fieldset
      id={form.controlId("variants")}
      tabIndex={-1}
      className="min-w-0 space-y-2"
      aria-describedby={`${form.controlId("variants")}-help`}
    >
      <legend className="mb-1.5 font-medium text-sm">Variants</legend>
      {variants.map(({ name, price }, index) => {
        const faults = faultsOf(index);
        const wrong = (part: Part) =>
          faults.includes(part)
            ? ({ "aria-invalid": true, "aria-describedby": idOf(index, `${part}-fault`) } as const)
            : {};
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a variant has no id
          <div key={index}>
            <div className="flex flex-wrap items-center gap-2">
              <input
                {...wrong("name")}
                id={idOf(index, "name")}
                aria-label={`Name of variant ${index + 1}`}
                value={name}
                placeholder={PLACEHOLDERS[index]}
                autoComplete="off"
                onChange={(event) => change(index, { name: event.target.value })}
                className={clsx(CONTROL, "h-10 min-w-32 flex-1")}
              />
              <NumberInput
                {...wrong("price")}
                id={idOf(index, "price")}
                aria-label={`Price of variant ${index + 1}`}
                digits={priceDigits(currency)}
                value={price === null ? "" : String(price)}
                onNumber={(value) => change(index, { price: value })}
                className="w-24! shrink-0"
              />
              <span className="text-quiet text-sm">{currency}</span>
              <span className="ml-auto flex">
                <Button
                  id={idOf(index, "up")}
                  look="quiet"
                  size="icon"
                  aria-label={`Move variant ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp className="size-4" aria-hidden />
                </Button>
                <Button
                  id={idOf(index, "down")}
                  look="quiet"
                  size="icon"
                  aria-label={`Move variant ${index + 1} down`}
                  disabled={index === variants.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown className="size-4" aria-hidden />
                </Button>
                <Button
                  look="quiet"
                  size="icon"
                  aria-label={`Remove variant ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  <Trash2 className="size-4" aria-hidden />
                </Button>
              </span>
            </div>
            {faults.map((part) => (
              <p
                key={part}
                id={idOf(index, `${part}-fault`)}
                role="alert"
                className="mt-1 text-danger text-sm"
              >
                {form.fault(`variants.${index}.${part}`)}
              </p>
            ))}
          </div>
        );
      })}
      {variants.length < MAX_VARIANTS && (
        <Button ref={add} size="small" onClick={append}>
          <Plus className="size-4" aria-hidden />
          {variants.length > 0 ? "Add variant" : "Add variants"}
        </Button>
      )}
      {!variants.some((_, index) => faultsOf(index).length > 0) && <Notes form={form} name="variants" />}
      <p id={`${form.controlId("variants")}-help`} className="text-quiet text-xs">
        Different sizes at different prices, like a glass and a bottle. Up to {MAX_VARIANTS}.
      </p>
    </fieldset>
  );
}
