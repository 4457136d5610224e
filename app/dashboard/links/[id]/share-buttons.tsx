"use client";

import { Check, Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/clipboard";

const COPIED_MS = 1_500;

/** Copies or shares a short link, without its title, which is private. Without the Web Share API, Share copies. */
export function ShareButtons({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(url, `Select the text and copy it: ${url}`))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  const share = async () => {
    if (typeof navigator.share !== "function") return copy();
    try {
      await navigator.share({ url });
    } catch (error) {
      // The user closed the share sheet.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex">
      <Button look="primary" className="h-12 sm:h-10" onClick={copy}>
        <Icon className="size-4" aria-hidden />
        Copy link
      </Button>
      <Button className="h-12 sm:h-10" onClick={share}>
        <Share2 className="size-4" aria-hidden />
        Share
      </Button>
    </div>
  );
}
