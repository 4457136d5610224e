"use client";

import { SwitchField } from "@/components/ui/fields/switch-field";
import { useForm } from "@/components/ui/form/use-form";
import { AccountForm } from "./account-form";
import { saveOwnVisits } from "./actions";

export function OwnVisitsForm({ skipped }: { skipped: boolean }) {
  const form = useForm({
    initial: { skip_own_visits: skipped },
    whole: true,
    save: saveOwnVisits,
    saved: "Setting saved",
  });
  return (
    <AccountForm form={form} action="Save setting">
      <SwitchField
        form={form}
        name="skip_own_visits"
        label="Don't count my visits"
        help="Your clicks, views and scans aren't counted and don't use up click limits while you're signed in. On your own domains and in emails, they still count."
      />
    </AccountForm>
  );
}
