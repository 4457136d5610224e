"use client";

import { useState } from "react";
import { useEarlyInput } from "@/components/ui/early-input";
import { Preview } from "@/components/ui/preview";
import type { Values } from "@/components/ui/use-form";

const SIDES = [
  { ended: false, name: "Before the end" },
  { ended: true, name: "After it" },
];

/** The page as it is before and after its end. */
export function BothPreviews({ values }: { values: Values }) {
  const [ended, setEnded] = useState(false);
  return (
    <div className="space-y-3">
      <fieldset id={useEarlyInput()} className="flex justify-center gap-2">
        <legend className="sr-only">What the preview shows</legend>
        {SIDES.map((side) => (
          <label
            key={side.name}
            className="flex cursor-pointer items-center gap-2 rounded-control border border-edge/60 bg-surface px-3 py-2 text-sm"
          >
            <input
              type="radio"
              name="preview-side"
              checked={ended === side.ended}
              onChange={() => setEnded(side.ended)}
              className="size-4 accent-(--accent)"
            />
            {side.name}
          </label>
        ))}
      </fieldset>
      <Preview
        action="/dashboard/countdowns/preview"
        values={{ ...values, preview_ended: ended }}
        title="Preview of the countdown page"
        phone
      />
    </div>
  );
}
