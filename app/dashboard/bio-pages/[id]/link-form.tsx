"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { DateTimeField } from "@/components/ui/date-time-field";
import { Failure, FormBox } from "@/components/ui/form-box";
import { TextAreaField } from "@/components/ui/text-area-field";
import { TextField } from "@/components/ui/text-field";
import { useUnsavedGuard } from "@/components/ui/unsaved-changes";
import { useForm, type Values } from "@/components/ui/use-form";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import { toContactUrl } from "@/lib/validation/typed-url";
import type { BioLink } from "./bio-link";

const EMPTY = { title: "", url: "", description: "", starts_at: null, ends_at: null };

type Props = {
  link?: BioLink;
  action: string;
  save(fields: Values): Promise<ActionResult<BioLink>>;
  /** Called with the values of the form on every change. */
  onType(link: Values): void;
  onDone(): void;
};

/** The fields of one link, edited inline. */
export function LinkForm({ link, action, save, onType, onDone }: Props) {
  const { title, url, description, starts_at, ends_at } = link ?? EMPTY;
  const form = useForm({
    initial: { title, url, description, starts_at, ends_at },
    whole: !link,
    save,
    onSaved: onDone,
  });
  const id = link?.id;
  useEffect(() => onType({ ...form.values, id }), [form.values, id, onType]);
  useUnsavedGuard(form.dirty && !form.saving);
  return (
    <FormBox form={form}>
      <Failure form={form} />
      <TextField form={form} name="title" label="Title" autoFocus required />
      <TextField
        form={form}
        name="url"
        label="Destination"
        inputMode="url"
        complete={toContactUrl}
        placeholder="https://example.com/"
        help="A URL, an email address or a phone number."
        required
      />
      <TextAreaField
        form={form}
        name="description"
        label="Description"
        rows={2}
        help="Shown below the title. Up to 200 characters."
      />
      <details>
        <summary className="text-quiet text-sm">Schedule</summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <DateTimeField form={form} name="starts_at" label="Starts" />
          <DateTimeField form={form} name="ends_at" label="Expires" />
        </div>
      </details>
      <div className="flex gap-2">
        <Button type="submit" look="primary" disabled={form.saving}>
          {form.saving ? "Saving…" : action}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </FormBox>
  );
}
