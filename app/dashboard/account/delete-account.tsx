"use client";

import { useState } from "react";
import { leave } from "@/components/account/door";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { TextField } from "@/components/ui/text-field";
import { useForm } from "@/components/ui/use-form";
import { deleteAccount } from "./actions";

/** Deletes the account once its e-mail is typed. */
export function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const form = useForm({ initial: { confirm_email: "" }, whole: true, save: deleteAccount });
  const typed = String(form.values.confirm_email).trim().toLowerCase();
  const remove = async () => {
    const result = await deleteAccount(form.values);
    if (!result.ok) return result.message;
    await leave().catch(() => undefined);
    location.assign("/");
    return undefined;
  };
  return (
    <>
      <p className="mb-4 text-quiet text-sm">
        Everything it owns goes with it: links stop working, pages disappear, keys are refused. There is no
        way back.
      </p>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this account and everything in it?"
        action="Delete for ever"
        disabled={typed !== email}
        onConfirm={remove}
      >
        <p className="mb-4">All links, pages, statistics and API keys of {email} are deleted at once.</p>
        <TextField form={form} name="confirm_email" label={`Type ${email} to confirm`} autoComplete="off" />
      </ConfirmDialog>
    </>
  );
}
