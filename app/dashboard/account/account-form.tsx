"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Failure, FormBox } from "@/components/ui/form/form-box";
import type { Form } from "@/components/ui/form/use-form";

type Props = { form: Form; action: string; children: ReactNode };

/** A small form that saves on its own. */
export const AccountForm = ({ form, action, children }: Props) => (
  <FormBox form={form}>
    {children}
    <Failure form={form} />
    <Button type="submit" disabled={form.saving || !form.dirty}>
      {action}
    </Button>
  </FormBox>
);
