"use client";

import type { ReactNode } from "react";
import { Failure, FormBox } from "./form-box";
import { Submit } from "./submit";
import { useUnsavedGuard } from "./unsaved-changes";
import type { Form } from "./use-form";

type Props = {
  form: Form;
  /** The label of the submit button. */
  action: string;
  /** Sticks beside the fields. */
  preview?: ReactNode;
  children: ReactNode;
};

/** Fields on the left, a live preview on the right, one save button. */
export function Editor({ form, action, preview, children }: Props) {
  useUnsavedGuard(form.dirty && !form.saving);
  return (
    <div
      className={preview ? "grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]" : "max-w-xl"}
    >
      <FormBox form={form} className="space-y-5">
        {children}
        <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-line border-t bg-ground py-3">
          <Failure form={form} />
          <Submit look="primary" disabled={form.saving}>
            {form.saving ? "Saving…" : action}
          </Submit>
          {form.dirty && !form.saving && <span className="text-quiet text-sm">Unsaved changes</span>}
        </div>
      </FormBox>
      {preview && <div className="lg:sticky lg:top-6 lg:self-start">{preview}</div>}
    </div>
  );
}
