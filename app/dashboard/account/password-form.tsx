"use client";

import { signIn } from "@/components/auth/sign-in";
import { PasswordField } from "@/components/ui/fields/password-field";
import { useForm } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { AccountForm } from "./account-form";
import { savePassword } from "./actions";

/** `confirm`: the account has a password, which is required for the change. */
export function PasswordForm({ email, confirm }: { email: string; confirm: boolean }) {
  const form = useForm({
    initial: { current_password: "", new_password: "" },
    whole: true,
    save: savePassword,
    cleared: ["current_password", "new_password"],
    onSaved: async () => {
      const failed = await signIn(email, String(form.values.new_password));
      if (failed) return location.assign("/login");
      toast.success(`Password ${confirm ? "changed" : "set"}. You're signed out on all other devices.`);
    },
  });
  return (
    <AccountForm form={form} action={confirm ? "Change password" : "Set password"}>
      {confirm && (
        <PasswordField
          form={form}
          name="current_password"
          label="Current password"
          autoComplete="current-password"
        />
      )}
      <PasswordField
        form={form}
        name="new_password"
        label="New password"
        autoComplete="new-password"
        help={`At least 8 characters. ${confirm ? "Changing" : "Setting"} it signs you out on all other devices.`}
      />
    </AccountForm>
  );
}
