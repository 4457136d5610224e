"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import type { ConfirmProps } from "./confirm-box";

const ConfirmBox = dynamic(() => import("./confirm-box"), { ssr: false });

/** Asks once before something that cannot be undone. A failure stays in the dialog, which is loaded when first needed. */
export function ConfirmDialog(props: ConfirmProps) {
  const [needed, setNeeded] = useState(false);
  if (props.open && !needed) setNeeded(true);
  return needed ? <ConfirmBox {...props} /> : null;
}
