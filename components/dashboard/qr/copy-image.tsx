"use client";

import { Copy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { copy } from "@/components/ui/clipboard";

/** Copies a PNG to paste into documents and chats. */
export function CopyImage({ src, disabled }: { src: string; disabled: boolean }) {
  const onCopy = () => {
    // Old browsers, and every browser in an insecure context.
    const unsupported = typeof ClipboardItem === "undefined" || !("clipboard" in navigator);
    return copy(
      // Safari requires the promise to be created in the click handler.
      () => navigator.clipboard.write([new ClipboardItem({ "image/png": load(src) })]),
      "Copied",
      unsupported
        ? "This browser can't copy images here. Download the PNG instead."
        : "Download the PNG instead.",
    );
  };
  return (
    <Button size="small" onClick={onCopy} disabled={disabled}>
      <Copy className="size-4" aria-hidden />
      Copy image
    </Button>
  );
}

async function load(src: string): Promise<Blob> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`the QR code couldn't be loaded: ${response.status}`);
  return response.blob();
}
