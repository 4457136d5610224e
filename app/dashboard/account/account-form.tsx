"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Form } from "@/components/ui/use-form";

type Props = { form: Form; action: string; children: ReactNode };

/** A few fields of the account, saved by themselves. */
export function AccountForm({ form, action, children }: Props) {
  return (
    <form
      method="post"
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
      {form.failure && (
        <p role="alert" className="text-danger text-sm">
          {form.failure}
        </p>
      )}
      <Button type="submit" disabled={form.saving || !form.dirty}>
        {action}
      </Button>
    </form>
  );
}
