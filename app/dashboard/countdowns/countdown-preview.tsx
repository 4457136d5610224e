"use client";

import { useState } from "react";
import { usePreHydrationInput } from "@/components/ui/form/pre-hydration-input";
import { Preview } from "@/components/ui/form/preview";
import type { Values } from "@/components/ui/form/use-form";

const STATES = [
  { ended: false, name: "Counting down" },
  { ended: true, name: "Expired" },
];

/** A live preview of the page, before or after it expires. */
export function CountdownPreview({ values }: { values: Values }) {
  const [ended, setEnded] = useState(false);
  return (
    <div className="space-y-3">
      <fieldset id={usePreHydrationInput()} className="flex justify-center gap-2">
        <legend className="sr-only">Preview state</legend>
        {STATES.map((state) => (
          <label
            key={state.name}
            className="flex cursor-pointer items-center gap-2 rounded-control border border-edge/60 bg-surface px-3 py-2 text-sm"
          >
            <input
              type="radio"
              name="preview-state"
              checked={ended === state.ended}
              onChange={() => setEnded(state.ended)}
              className="size-4 accent-(--accent)"
            />
            {state.name}
          </label>
        ))}
      </fieldset>
      <Preview
        action="/dashboard/countdowns/preview"
        values={{ ...values, preview_ended: ended }}
        title="Countdown page preview"
        phone
      />
    </div>
  );
}
