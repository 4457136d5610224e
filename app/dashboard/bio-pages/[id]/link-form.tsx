"use client";

import { useEffect } from "react";
import { PictureField } from "@/components/dashboard/picture-field";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { DateTimeField } from "@/components/ui/fields/date-time-field";
import { Failure, FormBox } from "@/components/ui/form/form-box";
import { useUnsavedGuard } from "@/components/ui/form/unsaved-changes";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { hasThumbnail, type LinkKind } from "@/lib/bio-pages/options";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import type { BioLink, FormChoice } from "./bio-link";
import { KindFields } from "./kind-fields";
import { useThumbnail } from "./use-thumbnail";

const EMPTY = { title: "", url: null, description: "", starts_at: null, ends_at: null };

type Props = {
  pageId: number;
  kind: LinkKind;
  link?: BioLink;
  forms: readonly FormChoice[];
  action: string;
  save(fields: Values): Promise<ActionResult<BioLink>>;
  /** Called with the values of the form on every change. */
  onType(link: Values): void;
  onDone(): void;
};

/** The fields of one link, edited inline. */
export function LinkForm({ pageId, kind, link, forms, action, save, onType, onDone }: Props) {
  const { title, url, description, starts_at, ends_at } = link ?? EMPTY;
  const thumbnail = useThumbnail(pageId, link?.id);
  const form = useForm({
    initial: { title, url, description, starts_at, ends_at },
    whole: !link,
    save: (fields) => save(link ? fields : { kind, ...fields }),
    onSaved: (stored) => {
      void thumbnail.finish(stored.id);
      onDone();
    },
  });
  const id = link?.id;
  const isFormMissing = kind === "form" && !link && forms.length === 0;
  useEffect(() => onType({ ...form.values, id, kind }), [form.values, id, kind, onType]);
  useUnsavedGuard(form.dirty && !form.saving);
  return (
    <FormBox form={form}>
      <KindFields form={form} kind={kind} forms={forms} />
      {hasThumbnail(kind) && (
        <PictureField
          name="Thumbnail"
          shape="size-12 rounded-control"
          stored={link?.thumbnail_url ?? null}
          chosen={thumbnail.chosen}
          busy={thumbnail.busy}
          fault={thumbnail.fault}
          onChoose={(file) => void thumbnail.choose(file)}
        />
      )}
      {!isFormMissing && (
        <Disclosure title="Schedule">
          <div className="grid gap-4 sm:grid-cols-2">
            <DateTimeField form={form} name="starts_at" label="Starts" />
            <DateTimeField form={form} name="ends_at" label="Expires" />
          </div>
        </Disclosure>
      )}
      <Failure form={form} />
      <div className="flex gap-2">
        {!isFormMissing && (
          <Button type="submit" look="primary" disabled={form.saving}>
            {form.saving ? "Saving…" : action}
          </Button>
        )}
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </FormBox>
  );
}
