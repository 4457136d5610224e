"use client";

import { useState } from "react";
import { AuthForm } from "@/components/auth/auth-form";
import { TextField } from "@/components/ui/fields/text-field";
import { useForm } from "@/components/ui/form/use-form";
import { requestPasswordReset } from "./actions";

export function ForgotForm() {
  const [sent, setSent] = useState<string>();
  const form = useForm({
    initial: { email: "" },
    whole: true,
    save: requestPasswordReset,
    onSaved: () => setSent(String(form.values.email)),
  });
  if (sent) {
    return (
      <p role="status" className="text-sm wrap-anywhere">
        If there's an account for {sent}, a reset link is on its way, unless we've already sent 3 in the last
        hour. Each link expires after 1 hour. Can't find it? Check your spam folder or try again.
      </p>
    );
  }
  return (
    <AuthForm form={form} action="Send reset link">
      <TextField form={form} name="email" label="Email" type="email" autoComplete="username" autoFocus />
    </AuthForm>
  );
}
