"use client";

import { ClipboardCopy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { copy } from "@/components/ui/clipboard";
import { CopyButton } from "@/components/ui/copy-button";

type Props = { html: string; text: string };

/** Copies a signature as rich text, HTML or plain text. */
export function CopySignature({ html, text }: Props) {
  const copyRich = () =>
    copy(
      () =>
        navigator.clipboard.write([
          new ClipboardItem({
            "text/html": new Blob([html], { type: "text/html" }),
            "text/plain": new Blob([text], { type: "text/plain" }),
          }),
        ]),
      "Copied. Paste it into the signature settings of your email client.",
      "Copy the HTML instead.",
    );
  return (
    <>
      <Button look="primary" size="small" onClick={copyRich}>
        <ClipboardCopy className="size-4" aria-hidden />
        Copy for email
      </Button>
      <CopyButton value={html} label="HTML">
        Copy HTML
      </CopyButton>
      <CopyButton value={text} label="plain text">
        Copy text
      </CopyButton>
    </>
  );
}
