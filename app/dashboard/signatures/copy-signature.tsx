"use client";

import { ClipboardCopy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { copy } from "@/components/ui/copy";
import { CopyButton } from "@/components/ui/copy-button";

type Props = { html: string; text: string };

/** Puts a signature into the clipboard: as mail programs paste it, as HTML, or as plain text. */
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
      "Copied. Paste it into the signature box of your mail program.",
      "Copy the HTML instead.",
    );
  return (
    <>
      <Button look="primary" size="small" onClick={copyRich}>
        <ClipboardCopy className="size-4" aria-hidden />
        Copy for mail
      </Button>
      <CopyButton value={html} label="the HTML">
        Copy HTML
      </CopyButton>
      <CopyButton value={text} label="the plain text">
        Copy text
      </CopyButton>
    </>
  );
}
