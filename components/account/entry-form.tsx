"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Form } from "@/components/ui/use-form";

type Props = { form: Form; action: string; children: ReactNode };

/** The fields of an entry page above its one button. */
export function EntryForm({ form, action, children }: Props) {
  return (
    // Sent before its script is there, the fields must not get into the address.
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
      <Button type="submit" look="primary" disabled={form.saving} className="w-full">
        {action}
      </Button>
    </form>
  );
}
