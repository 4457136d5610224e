"use client";

import { useId } from "react";
import { Select } from "@/components/ui/fields/select";
import { printHint, type QrLook } from "./qr-look";

type Props = { look: QrLook; onChange(part: Partial<QrLook>): void };

export const Colors = ({ look, onChange }: Props) => (
  <>
    <Color name="Foreground" value={look.fg} onChange={(fg) => onChange({ fg })} />
    <Color name="Background" value={look.bg} onChange={(bg) => onChange({ bg })} />
  </>
);

type ColorProps = { name: string; value: string; onChange(value: string): void };

const Color = ({ name, value, onChange }: ColorProps) => (
  <label className="flex items-center gap-2">
    <input
      type="color"
      value={`#${value}`}
      onChange={(event) => onChange(event.target.value.slice(1))}
      className="h-8 w-10 rounded-control border border-edge/60 bg-surface p-0.5"
    />
    {name}
  </label>
);

const SIZES = [256, 512, 1024, 2048];

export const Size = ({ look, onChange }: Props) => (
  <Choice
    label="Size"
    options={SIZES.map((pixels) => ({ value: String(pixels), name: `${pixels} × ${pixels} px` }))}
    value={String(look.size)}
    help={printHint(look.size)}
    onChange={(size) => onChange({ size: Number(size) })}
  />
);

const SHAPES = [
  { value: "square", name: "Square" },
  { value: "rounded", name: "Rounded" },
  { value: "circle", name: "Circle" },
];

/** Shapes that go well together. */
const PRESETS = [
  { name: "Classic", dots: "square", eyes: "square" },
  { name: "Soft", dots: "rounded", eyes: "rounded" },
  { name: "Dots", dots: "circle", eyes: "circle" },
  { name: "Grid", dots: "circle", eyes: "square" },
];

export const Shapes = ({ look, onChange }: Props) => (
  <>
    <fieldset>
      <legend className="mb-1.5 font-medium">Style</legend>
      <div className="flex flex-wrap gap-2">
        {PRESETS.map(({ name, dots, eyes }) => (
          <button
            key={name}
            type="button"
            aria-pressed={look.dots === dots && look.eyes === eyes}
            onClick={() => onChange({ dots, eyes })}
            className="rounded-full border border-edge/60 bg-surface px-3 py-1 aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
    <div className="grid grid-cols-2 gap-3">
      <Choice label="Dots" options={SHAPES} value={look.dots} onChange={(dots) => onChange({ dots })} />
      <Choice label="Eyes" options={SHAPES} value={look.eyes} onChange={(eyes) => onChange({ eyes })} />
    </div>
  </>
);

type ChoiceProps = {
  label: string;
  options: { value: string; name: string }[];
  value: string;
  help?: string;
  onChange(value: string): void;
};

function Choice({ label, options, value, help, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="max-w-60 space-y-1.5">
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      <Select
        id={id}
        options={options}
        value={value}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={onChange}
      />
      {help && (
        <p id={`${id}-help`} className="text-quiet text-xs">
          {help}
        </p>
      )}
    </div>
  );
}
