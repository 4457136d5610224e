"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "./button";
import { copyText } from "./copy";

const SHOWN_MS = 1_500;

/** Copies a text and says so. `label` names what is copied; `text` beside the icon when `children` are given. */
export function CopyButton({ value, label, children }: { value: string; label: string; children?: string }) {
  const [copied, setCopied] = useState(false);
  const onCopy = async () => {
    if (!(await copyText(value, `Copied ${label}`, `Select and copy it by hand: ${value}`))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button
      look={children ? "secondary" : "quiet"}
      size={children ? "small" : "icon"}
      onClick={onCopy}
      aria-label={children ? undefined : `Copy ${label}`}
      title={`Copy ${label}`}
    >
      <Icon className="size-4" aria-hidden />
      {children}
    </Button>
  );
}
