"use client";

import { PasswordField } from "@/components/ui/fields/password-field";
import { TextField } from "@/components/ui/fields/text-field";
import { useForm } from "@/components/ui/form/use-form";
import { AccountForm } from "./account-form";
import { saveEmail } from "./actions";

/** `confirm`: the account has a password, which is required for the change. */
export function EmailForm({ email, confirm }: { email: string; confirm: boolean }) {
  const form = useForm({
    initial: { email, password: "" },
    whole: true,
    save: saveEmail,
    cleared: ["password"],
    saved: "Email saved",
  });
  return (
    <AccountForm form={form} action="Save email">
      <TextField
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        help="Used to sign in, to reset your password and to send you notices."
      />
      {confirm && (
        <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
      )}
    </AccountForm>
  );
}
