"use client";

import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, useState } from "react";
import { Button } from "./button";
import { UNREACHABLE } from "./call-action";
import { UrlText } from "./url-text";

export type ConfirmProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** A question, which may contain a URL. */
  title: string;
  /** What is lost. */
  children: ReactNode;
  /** The label of the confirming button, e.g. "Delete link". */
  action: string;
  /** Runs the action and resolves to an error message, if any. */
  onConfirm(): Promise<string | undefined> | undefined;
  look?: "danger" | "primary";
  disabled?: boolean;
};

export default function ConfirmBox(props: ConfirmProps) {
  const { open, onOpenChange, title, children, action, onConfirm, look = "danger", disabled = false } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const failed = await Promise.resolve(onConfirm()).catch(() => UNREACHABLE);
    setBusy(false);
    setFailure(failed);
    if (!failed) onOpenChange(false);
  };
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(opened) => !opened && setFailure(undefined)}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-shade" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-auto rounded-card border border-line bg-surface p-6 shadow-lift">
          <AlertDialog.Title className="font-semibold text-lg">
            <UrlText url={title} />
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-quiet text-sm wrap-anywhere" render={<div />}>
            {children}
          </AlertDialog.Description>
          {failure && (
            <p role="alert" className="mt-3 text-danger text-sm">
              {failure}
            </p>
          )}
          <div className="mt-6 flex justify-end gap-2">
            <AlertDialog.Close render={<Button>Cancel</Button>} />
            <Button look={look} onClick={confirm} disabled={busy || disabled}>
              {action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
