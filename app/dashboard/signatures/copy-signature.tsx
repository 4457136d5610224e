"use client";

import { ClipboardCopy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { copy } from "@/components/ui/clipboard";
import { CopyButton } from "@/components/ui/copy-button";

type Props = { html: string; text: string };

// Without https or permission to use the clipboard.
const SELECT_IT = "Select the signature in the preview and copy it.";

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
      SELECT_IT,
    );
  return (
    <>
      <Button look="primary" size="small" onClick={copyRich}>
        <ClipboardCopy className="size-4" aria-hidden />
        Copy for email
      </Button>
      <CopyButton value={html} label="HTML" fallback={SELECT_IT}>
        Copy HTML
      </CopyButton>
      <CopyButton
        value={text}
        label="plain text"
        fallback="Select the plain text in the preview and copy it."
      >
        Copy text
      </CopyButton>
    </>
  );
}
