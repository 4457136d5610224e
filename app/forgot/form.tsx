"use client";

import { useState } from "react";
import { AuthForm } from "@/components/auth/auth-form";
import { TextField } from "@/components/ui/text-field";
import { useForm } from "@/components/ui/use-form";
import { askForReset } from "./actions";

export function ForgotForm() {
  const [sent, setSent] = useState<string>();
  const form = useForm({
    initial: { email: "" },
    whole: true,
    save: askForReset,
    onSaved: () => setSent(String(form.values.email)),
  });
  if (sent) {
    return (
      <p role="status" className="text-sm wrap-anywhere">
        If {sent} has an account here, a link is on its way. It works for an hour. Nothing there? Look among
        the spam, or ask again.
      </p>
    );
  }
  return (
    <AuthForm form={form} action="Send the link">
      <TextField form={form} name="email" label="E-mail" type="email" autoComplete="username" autoFocus />
    </AuthForm>
  );
}
