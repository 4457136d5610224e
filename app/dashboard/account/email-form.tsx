"use client";

import { PasswordField } from "@/components/ui/fields/password-field";
import { TextField } from "@/components/ui/fields/text-field";
import { useForm } from "@/components/ui/form/use-form";
import { AccountForm } from "./account-form";
import { saveEmail } from "./actions";

type Props = {
  email: string;
  /** Whether the account has a password, which is required for the change. */
  confirm: boolean;
  /** Whether this server can send email. */
  mails: boolean;
};

export function EmailForm({ email, confirm, mails }: Props) {
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
        help={mails ? "Used to sign in, to reset your password and to send you notices." : "Used to sign in."}
      />
      {confirm && (
        <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
      )}
    </AccountForm>
  );
}
