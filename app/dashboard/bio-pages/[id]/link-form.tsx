"use client";

import { useEffect } from "react";
import { contactAddress } from "@/components/dashboard/contact-address";
import { Button } from "@/components/ui/button";
import { DateTimeField } from "@/components/ui/date-time-field";
import { Failure, FormBox } from "@/components/ui/form-box";
import { TextAreaField } from "@/components/ui/text-area-field";
import { TextField } from "@/components/ui/text-field";
import { useUnsavedGuard } from "@/components/ui/unsaved";
import { useForm, type Values } from "@/components/ui/use-form";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import type { BioLink } from "./bio-link";

const EMPTY = { title: "", url: "", description: "", starts_at: null, ends_at: null };

type Props = {
  link?: BioLink;
  action: string;
  save(fields: Values): Promise<ActionResult<BioLink>>;
  /** Told of what the form holds, whenever it changes. */
  onType(link: Values): void;
  onDone(): void;
};

/** The fields of one link, in the place where it stands. */
export function LinkForm({ link, action, save, onType, onDone }: Props) {
  const { title, url, description, starts_at, ends_at } = link ?? EMPTY;
  const form = useForm({
    initial: { title, url, description, starts_at, ends_at },
    whole: !link,
    save: (fields) =>
      save({ ...fields, ...("url" in fields && { url: contactAddress(String(fields.url)) }) }),
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
        label="Leads to"
        inputMode="url"
        placeholder="https://example.com/"
        help="A web page, an e-mail address or a telephone number."
        required
      />
      <TextAreaField
        form={form}
        name="description"
        label="Second line"
        rows={2}
        help="Small, below the title. Up to 200 characters."
      />
      <details>
        <summary className="text-quiet text-sm">Show it only for a time</summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <DateTimeField form={form} name="starts_at" label="From" />
          <DateTimeField form={form} name="ends_at" label="Until" />
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
