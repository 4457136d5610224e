"use client";

import { ClipboardCopy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { toast } from "@/components/ui/toast";

type Props = { html: string; text: string };

/** Puts a signature into the clipboard: as mail programs paste it, as HTML, or as plain text. */
export function CopySignature({ html, text }: Props) {
  const copy = () =>
    navigator.clipboard
      .write([
        new ClipboardItem({
          "text/html": new Blob([html], { type: "text/html" }),
          "text/plain": new Blob([text], { type: "text/plain" }),
        }),
      ])
      .then(
        () => toast.success("Copied. Paste it into the signature box of your mail program."),
        () => toast.error("The browser did not let us copy. Copy the HTML instead."),
      );
  return (
    <>
      <Button look="primary" size="small" onClick={copy}>
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
