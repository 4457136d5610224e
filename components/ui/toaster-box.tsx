"use client";

import { useEffect } from "react";
import { toast as sonner, Toaster } from "sonner";
import { showToasts } from "./toast";

/** The corner in which toasts appear. */
export default function ToasterBox() {
  useEffect(() => showToasts(({ kind, text }) => void sonner[kind](text)), []);
  return <Toaster position="bottom-right" />;
}
