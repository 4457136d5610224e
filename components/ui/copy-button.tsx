"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "./button";
import { copyText } from "./clipboard";

const SHOWN_MS = 1_500;

// A long text doesn't fit in a toast, and a secret doesn't belong in one.
const fallbackOf = (value: string) =>
  value.length <= 100 && /^https?:/.test(value)
    ? `Select the text and copy it: ${value}`
    : "Select the text and copy it.";

type Props = {
  value: string;
  /** What is copied. */
  label: string;
  /** What to do when copying fails. */
  fallback?: string;
  /** Beside the icon. */
  children?: string;
};

/** Copies text and confirms it. */
export function CopyButton({ value, label, fallback = fallbackOf(value), children }: Props) {
  const [copied, setCopied] = useState(false);
  const onCopy = async () => {
    if (!(await copyText(value, fallback))) return;
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
      className="noscript:hidden"
    >
      <Icon className="size-4" aria-hidden />
      {children}
    </Button>
  );
}
