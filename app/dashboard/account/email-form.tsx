"use client";

import { PasswordField } from "@/components/ui/password-field";
import { TextField } from "@/components/ui/text-field";
import { useForm } from "@/components/ui/use-form";
import { AccountForm } from "./account-form";
import { saveEmail } from "./actions";

/** `confirm`: the account has a password, which is asked for. */
export function EmailForm({ email, confirm }: { email: string; confirm: boolean }) {
  const form = useForm({
    initial: { email, password: "" },
    whole: true,
    save: saveEmail,
    cleared: ["password"],
    saved: "Your e-mail is saved",
  });
  return (
    <AccountForm form={form} action="Save e-mail">
      <TextField
        form={form}
        name="email"
        label="Your e-mail"
        type="email"
        autoComplete="email"
        help="You sign in with it, and links for a new password go there."
      />
      {confirm && (
        <PasswordField form={form} name="password" label="Your password" autoComplete="current-password" />
      )}
    </AccountForm>
  );
}
