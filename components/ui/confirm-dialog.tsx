"use client";

import type { ConfirmProps } from "./confirm-box";
import { usePart } from "./use-part";

const load = () => import("./confirm-box").then((module) => module.default);

/** Asks once before something that cannot be undone. A failure stays in the dialog, which is loaded when first needed. */
export function ConfirmDialog(props: ConfirmProps) {
  const ConfirmBox = usePart(load, props.open, () => props.onOpenChange(false));
  return ConfirmBox ? <ConfirmBox {...props} /> : null;
}
