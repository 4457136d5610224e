"use client";

import { AuthForm } from "@/components/auth/auth-form";
import { signIn } from "@/components/auth/sign-in";
import { PasswordField } from "@/components/ui/fields/password-field";
import { TextField } from "@/components/ui/fields/text-field";
import { useForm } from "@/components/ui/form/use-form";
import { signUp } from "./actions";

export function SignUpForm() {
  const form = useForm({
    initial: { email: "", password: "" },
    whole: true,
    save: async (fields) => {
      const created = await signUp(fields);
      if (!created.ok) return created;
      const message = await signIn(String(fields.email), String(fields.password));
      return message ? { ok: false, code: "unauthorized", message } : created;
    },
    onSaved: () => location.assign("/dashboard"),
  });
  return (
    <AuthForm form={form} action="Create account">
      <TextField form={form} name="email" label="Email" type="email" autoComplete="username" autoFocus />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        autoComplete="new-password"
        help="At least 8 characters."
      />
    </AuthForm>
  );
}
