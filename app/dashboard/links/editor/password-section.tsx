"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/fields/password-field";
import { SwitchField } from "@/components/ui/fields/switch-field";
import { FormSection } from "@/components/ui/form/form-section";
import type { Form } from "@/components/ui/form/use-form";
import { passwordStrength } from "./password-strength";

type Props = {
  form: Form;
  /** Whether the link has a password, which is never shown. */
  stored: boolean;
};

/** The password of a link. `password` isn't among the values unless it is set, changed or removed. */
export function PasswordSection({ form, stored }: Props) {
  const { password } = form.values;
  const typing = typeof password === "string";
  const on = typing || (stored && password !== null);
  const [seen, setSeen] = useState(false);
  const toggle = (_: string, next: unknown) => {
    setSeen(true);
    if (next === true) form.set("password", stored ? undefined : "");
    else form.set("password", stored ? null : undefined);
  };
  return (
    <FormSection title="Password" state={on ? "On" : stored ? "Off after you save" : "Off"}>
      <div id={typing ? undefined : form.controlId("password")} tabIndex={-1} className="space-y-4">
        <SwitchField
          form={{ ...form, values: { protected: on }, set: toggle }}
          name="protected"
          label="Ask for a password"
          help="Visitors see a form first. A click counts once they enter the right password."
        />
        {on && !typing && (
          <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
            <p className="text-quiet">A password is set. It can't be shown.</p>
            <Button size="small" onClick={() => form.set("password", "")}>
              Change password
            </Button>
          </div>
        )}
        {!on && stored && (
          <p role={seen ? "status" : undefined} className="text-quiet text-sm">
            The password is removed when you save.
          </p>
        )}
        {typing && (
          <>
            <PasswordField
              form={form}
              name="password"
              label={stored ? "New password" : "Password"}
              autoComplete="new-password"
              help={`4 to 128 characters. ${passwordStrength(password)}`}
            />
            {stored && (
              <Button
                size="small"
                look="quiet"
                className="-ml-3"
                onClick={() => form.set("password", undefined)}
              >
                Keep the current password
              </Button>
            )}
          </>
        )}
      </div>
    </FormSection>
  );
}
