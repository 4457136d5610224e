"use client";

import { useState } from "react";
import { chooseTheme, type Theme } from "@/components/dashboard/theme";
import { usePreHydrationInput } from "@/components/ui/form/pre-hydration-input";

const THEMES: readonly { value: Theme; name: string }[] = [
  { value: "system", name: "System" },
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
];

/** The theme of this browser, applied immediately. */
export function ThemePicker({ chosen }: { chosen: Theme }) {
  const [theme, setTheme] = useState(chosen);
  return (
    <fieldset id={usePreHydrationInput()} className="flex flex-wrap gap-2">
      <legend className="sr-only">Theme</legend>
      {THEMES.map(({ value, name }) => (
        <label
          key={value}
          className="inline-flex h-10 cursor-pointer items-center gap-2 rounded-control border border-edge/50 px-3 text-sm has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => {
              chooseTheme(value);
              setTheme(value);
            }}
            className="accent-accent"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
