"use client";

import clsx from "clsx";
import { useState } from "react";
import { signOut } from "@/components/auth/sign-in";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { CONTROL } from "@/components/ui/fields/field";
import { deleteAccount } from "./actions";

/** Deletes the account once its email is typed. */
export function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const remove = async () => {
    const result = await deleteAccount({ confirm_email: typed });
    if (!result.ok) return result.message;
    await signOut();
    location.assign("/");
    return undefined;
  };
  return (
    <>
      <p className="mb-4 text-quiet text-sm">
        Deletes your account and everything in it. This can't be undone.
      </p>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete your account?"
        action="Delete permanently"
        disabled={typed.trim().toLowerCase() !== email}
        onConfirm={remove}
      >
        <p className="mb-4">
          Everything in the account {email} will be deleted: links, timers, pages, menus, signatures, forms
          with their submissions, domains, webhooks, statistics and API keys. Links and API keys will stop
          working right away. This can't be undone.
        </p>
        <label className="block space-y-1.5 font-medium text-ink">
          <span className="block">Type {email} to confirm</span>
          <input
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            className={clsx(CONTROL, "h-10")}
          />
        </label>
      </ConfirmDialog>
    </>
  );
}
