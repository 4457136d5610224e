"use client";

import { useId, useLayoutEffect, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Changed = Map<Control, string | boolean>;

/**
 * The id for an element whose controls can be used while the page's code is still on its way. React hears nothing of what
 * is typed, chosen or ticked then, and puts the old value back sooner or later; under this id it is told.
 */
export function useEarlyInput(): string {
  const id = useId();
  // Read before React takes over what the server drew, which empties a text area of what was typed.
  const [early] = useState(() => changedIn(id));
  useLayoutEffect(() => {
    if (!early) return;
    // Taking over may last a while, and typing goes on.
    const changed: Changed = new Map([...early, ...(changedIn(id) ?? [])]);
    // After this render, one by one: what a change leads to is drawn before the next is told.
    queueMicrotask(() => {
      for (const [control, state] of changed) tell(control, state);
    });
  }, [id, early]);
  return id;
}

/** The controls that are no longer as the server drew them, each with its value, or whether it is ticked. */
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
    const drawn = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value !== drawn?.value;
  }
  // Of radio buttons the one that was chosen speaks for all.
  if (isTickable(control))
    return control.checked !== control.defaultChecked && (control.checked || control.type === "checkbox");
  // Browsers write a colour in small letters.
  const drawn = control.type === "color" ? control.defaultValue.toLowerCase() : control.defaultValue;
  return control.value !== drawn;
}

function tell(control: Control, state: string | boolean): void {
  if (isTickable(control)) {
    control.checked = !state;
    control.click();
    return;
  }
  // React believes in a change only when the value is another than the one it knows, which it notes whenever a script
  // sets it, unless that goes by the browser's own setter.
  if (control.type !== "file") {
    if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, state);
  }
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
