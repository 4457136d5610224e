"use client";

import { useId, useLayoutEffect, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Changed = Map<Control, string | boolean>;

/**
 * Returns the id for an element whose controls can be used before hydration. React misses changes made then and would
 * reset them; this hook replays them as events.
 */
export function usePreHydrationInput(): string {
  const id = useId();
  // Read before hydration, which resets text areas.
  const [early] = useState(() => changedIn(id));
  useLayoutEffect(() => {
    if (!early) return;
    // Read again after hydration: the user may still be typing.
    const changed: Changed = new Map([...early, ...(changedIn(id) ?? [])]);
    // After this render and one at a time, so that each change is rendered before the next.
    queueMicrotask(() => {
      for (const [control, state] of changed) replay(control, state);
    });
  }, [id, early]);
  return id;
}

/** The controls that differ from the server's HTML, with their value or checked state. */
function changedIn(id: string): Changed | undefined {
  const element = typeof document === "undefined" ? null : document.getElementById(id);
  if (!element) return;
  const controls = [...element.querySelectorAll<Control>("input, textarea, select")];
  return new Map(
    controls
      .filter(isChanged)
      .map((control) => [control, isTickable(control) ? control.checked : control.value]),
  );
}

const isTickable = (control: Control): control is HTMLInputElement & { type: "checkbox" | "radio" } =>
  control.type === "checkbox" || control.type === "radio";

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value !== initial?.value;
  }
  // Of a radio group only the selected button counts.
  if (isTickable(control))
    return control.checked !== control.defaultChecked && (control.checked || control.type === "checkbox");
  // Browsers lowercase colors.
  const initial = control.type === "color" ? control.defaultValue.toLowerCase() : control.defaultValue;
  return control.value !== initial;
}

function replay(control: Control, state: string | boolean): void {
  if (isTickable(control)) {
    control.checked = !state;
    control.click();
    return;
  }
  // React ignores a change event unless the value differs from the last one it tracked. It tracks values set by
  // scripts, except through the native setter.
  if (control.type !== "file") {
    if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, state);
  }
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
