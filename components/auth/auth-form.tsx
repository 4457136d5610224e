"use client";

import type { ReactNode } from "react";
import { Failure, FormBox } from "@/components/ui/form/form-box";
import { Submit } from "@/components/ui/form/submit";
import type { Form } from "@/components/ui/form/use-form";

type Props = { form: Form; action: string; children: ReactNode };

/** The fields and the submit button of a sign-in page. */
export const AuthForm = ({ form, action, children }: Props) => (
  <FormBox form={form}>
    {children}
    <Failure form={form} />
    <Submit look="primary" disabled={form.saving} className="w-full">
      {action}
    </Submit>
    <noscript>
      <p className="text-danger text-sm">JavaScript is required. Turn it on and reload the page.</p>
    </noscript>
  </FormBox>
);
