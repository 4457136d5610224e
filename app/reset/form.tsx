"use client";

import { AuthForm } from "@/components/auth/auth-form";
import { signIn } from "@/components/auth/sign-in";
import { PasswordField } from "@/components/ui/fields/password-field";
import { useForm } from "@/components/ui/form/use-form";
import { setNewPassword } from "./actions";

export function ResetForm({ token }: { token: string }) {
  const form = useForm({
    initial: { token, new_password: "" },
    whole: true,
    save: setNewPassword,
    onSaved: async ({ email }) => {
      const failed = await signIn(email, String(form.values.new_password));
      location.assign(failed ? "/login" : "/dashboard");
    },
  });
  return (
    <AuthForm form={form} action="Set password">
      <PasswordField
        form={form}
        name="new_password"
        label="New password"
        autoComplete="new-password"
        help="At least 8 characters."
        autoFocus
      />
    </AuthForm>
  );
}
