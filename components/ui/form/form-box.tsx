"use client";

import type { ReactNode } from "react";
import { ErrorSummary } from "./error-summary";
import { usePreHydrationInput } from "./pre-hydration-input";
import type { Form } from "./use-form";

type Props = { form: Form; className?: string | undefined; children: ReactNode };

/** A form that submits through `useForm`. */
export const FormBox = ({ form, className = "space-y-4", children }: Props) => (
  <form
    id={usePreHydrationInput()}
    // On a native submit, the values must not end up in the URL.
    method="post"
    noValidate
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      void form.submit();
    }}
  >
    <ErrorSummary form={form} />
    {children}
  </form>
);

/** The error that belongs to no single field. Signing in elsewhere keeps what was typed here. */
export const Failure = ({ form }: { form: Form }) =>
  form.failure && (
    <p role="alert" className="w-full text-danger text-sm">
      {form.failure}
      {form.isSignedOut && (
        <>
          {" "}
          <a href="/login" target="_blank" rel="noopener" className="font-medium underline">
            Sign in in a new tab
          </a>
        </>
      )}
    </p>
  );
