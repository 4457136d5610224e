"use client";

import { Plus, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { DateTimeField } from "@/components/ui/fields/date-time-field";
import { NumberField } from "@/components/ui/fields/number-field";
import { TextField } from "@/components/ui/fields/text-field";
import { partOfForm } from "@/components/ui/form/part-of-form";
import type { Form } from "@/components/ui/form/use-form";
import { MAX_LABEL_LENGTH, MAX_VARIANTS, MIN_VARIANTS, variantLetter } from "@/lib/links/routing/options";
import { type DraftVariant, newId, splitOf, weightOf } from "./draft-rule";
import { ShareBar, shadeOf } from "./share-bar";

/** Integer shares that add up to 100, as equal as possible. */
const evenly = <T extends object>(variants: readonly T[]) =>
  variants.map((variant, index) => ({
    ...variant,
    weight: Math.floor(100 / variants.length) + (index < 100 % variants.length ? 1 : 0),
  }));

/** The variants of a split. Without a split, a button that starts one. */
export function VariantList({ form }: { form: Form }) {
  const variants = splitOf(form);
  const set = (next: DraftVariant[]) => form.set("split", next);
  const added = (before: readonly DraftVariant[], url: string): DraftVariant => ({
    id: newId(before),
    url,
    label: freeLabel(before),
    weight: null,
  });
  if (variants.length === 0) {
    const start = () => {
      const first = added([], String(form.values.url ?? ""));
      set(evenly([first, added([first], "")]));
    };
    return (
      <Button size="small" onClick={start}>
        <Plus className="size-4" aria-hidden />
        Split visitors
      </Button>
    );
  }
  const sum = variants.reduce((total, variant) => total + weightOf(variant), 0);
  const stop = () => {
    form.set("split", null);
    form.set("split_until", null);
  };
  return (
    <div className="space-y-4">
      <div className="space-y-2">
        <ShareBar shares={variants.map((variant) => ({ id: variant.id, weight: weightOf(variant) }))} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className={sum === 100 ? "text-quiet text-xs" : "text-danger text-xs"}>
            {sum === 100 ? "Adds up to 100%" : `Adds up to ${sum}%, not 100%`}
          </p>
          <Button size="small" look="quiet" onClick={() => set(evenly(variants))}>
            Split evenly
          </Button>
        </div>
      </div>
      <ol aria-label="Variants" className="space-y-3">
        {variants.map((variant, index) => (
          <VariantRow
            key={variant.id}
            form={form}
            variant={variant}
            index={index}
            onChange={(next) => set(variants.with(index, next))}
            onRemove={variants.length > MIN_VARIANTS ? () => set(variants.toSpliced(index, 1)) : undefined}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {variants.length < MAX_VARIANTS && (
          <Button size="small" onClick={() => set([...variants, added(variants, "")])}>
            <Plus className="size-4" aria-hidden />
            Add variant
          </Button>
        )}
        <Button size="small" look="quiet" onClick={stop}>
          Remove split
        </Button>
      </div>
      <DateTimeField
        form={form}
        name="split_until"
        label="Until"
        help="After that, visitors go to the destination. Leave blank for no end."
      />
    </div>
  );
}

const freeLabel = (variants: readonly DraftVariant[]): string =>
  Array.from({ length: variants.length + 1 }, (_, index) => variantLetter(index)).find((label) =>
    variants.every((variant) => variant.label !== label),
  ) ?? "";

type RowProps = {
  form: Form;
  variant: DraftVariant;
  index: number;
  onChange(variant: DraftVariant): void;
  onRemove: (() => void) | undefined;
};

function VariantRow({ form, variant, index, onChange, onRemove }: RowProps) {
  const part = partOfForm(form, `split.${index}`, variant, (next) => onChange({ ...variant, ...next }));
  return (
    <li>
      <fieldset
        aria-label={`Variant ${index + 1}`}
        className="relative flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4"
      >
        <span
          aria-hidden
          className="absolute inset-y-4 left-0 w-1 rounded-r-full"
          style={{ background: shadeOf(index) }}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
          <TextField form={part} name="label" label="Label" maxLength={MAX_LABEL_LENGTH} />
          <NumberField form={part} name="weight" label="Share" unit="%" required />
        </div>
        <TextField
          form={part}
          name="url"
          label="Destination"
          type="url"
          inputMode="url"
          placeholder="https://example.com/b"
          required
        />
        {onRemove && (
          <Button
            look="quiet"
            size="icon"
            className="absolute top-1 right-1 size-8"
            aria-label={`Remove variant ${variant.label || index + 1}`}
            onClick={onRemove}
          >
            <X className="size-4" aria-hidden />
          </Button>
        )}
      </fieldset>
    </li>
  );
}
