"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { onFirstToast } from "./toast";

const ToasterBox = dynamic(() => import("./toaster-box"), { ssr: false });

/** Where toasts appear; loaded with the first of them. */
export function Toaster() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return needed && <ToasterBox />;
}
