"use client";

import type { ConfirmProps } from "./confirm-box";
import { usePart } from "./use-part";

const load = () => import("./confirm-box").then((module) => module.default);

/** Asks for confirmation. An error stays in the dialog. Loaded when first opened. */
export function ConfirmDialog(props: ConfirmProps) {
  const ConfirmBox = usePart(load, props.open, () => props.onOpenChange(false));
  return ConfirmBox ? <ConfirmBox {...props} /> : null;
}
