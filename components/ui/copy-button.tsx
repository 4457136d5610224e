"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { Button } from "./button";

const SHOWN_MS = 1_500;

/** Copies a text and says so. `label` names what is copied; `text` beside the icon when `children` are given. */
export function CopyButton({ value, label, children }: { value: string; label: string; children?: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      toast.success(`Copied ${label}`);
      setTimeout(() => setCopied(false), SHOWN_MS);
    } catch {
      toast.error(`The browser did not let us copy. Select and copy it by hand: ${value}`);
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button
      look={children ? "secondary" : "quiet"}
      size={children ? "small" : "icon"}
      onClick={copy}
      aria-label={children ? undefined : `Copy ${label}`}
      title={`Copy ${label}`}
    >
      <Icon className="size-4" aria-hidden />
      {children}
    </Button>
  );
}
