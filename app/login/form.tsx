"use client";

import { AuthForm } from "@/components/auth/auth-form";
import { signIn } from "@/components/auth/sign-in";
import { PasswordField } from "@/components/ui/fields/password-field";
import { TextField } from "@/components/ui/fields/text-field";
import { useForm } from "@/components/ui/form/use-form";
import { Link } from "@/components/ui/link";

export function SignInForm({ next }: { next: string }) {
  const form = useForm({
    initial: { email: "", password: "" },
    whole: true,
    save: async ({ email, password }) => {
      const message = await signIn(String(email), String(password));
      return message ? { ok: false, code: "unauthorized", message } : { ok: true, value: undefined };
    },
    onSaved: () => location.assign(next),
  });
  return (
    <AuthForm form={form} action="Sign in">
      <TextField form={form} name="email" label="Email" type="email" autoComplete="username" autoFocus />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        autoComplete="current-password"
        help={
          <Link href="/forgot" className="underline">
            Forgot password?
          </Link>
        }
      />
    </AuthForm>
  );
}
