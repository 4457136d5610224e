"use client";

import { useEffect } from "react";
import { toast as sonner, Toaster } from "sonner";
import { registerToaster } from "./toast";

// Errors stay longer: there is more to read and sometimes to copy.
const LASTS_MS = { success: 4_000, info: 4_000, error: 12_000 } as const;

const look = {
  background: "var(--surface)",
  color: "var(--ink)",
  borderColor: "var(--line)",
};

const actionLook = { background: "var(--accent)", color: "var(--on-accent)" };

// Overrides Sonner's own font.
const FONT = { fontFamily: "var(--font-sans)" };

// On phones a toast is as wide as the page.
const ABOVE_SAVE_BAR = { bottom: "5.5rem" };

/** Renders the toasts. */
export function ToasterBox() {
  useEffect(
    () =>
      registerToaster({
        show: ({ kind, text, id, action }) =>
          void sonner[kind](text, {
            ...(id !== undefined && { id }),
            ...(action && { action: { label: action.label, onClick: action.run }, dismissible: false }),
            duration: action ? Number.POSITIVE_INFINITY : LASTS_MS[kind],
          }),
        dismiss: (id) => void sonner.dismiss(id),
      }),
    [],
  );
  return (
    <Toaster
      position="bottom-right"
      mobileOffset={ABOVE_SAVE_BAR}
      style={FONT}
      toastOptions={{ style: look, actionButtonStyle: actionLook }}
    />
  );
}
