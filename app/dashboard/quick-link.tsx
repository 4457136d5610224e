"use client";

import { useState } from "react";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { TextField } from "@/components/ui/fields/text-field";
import { Failure, FormBox } from "@/components/ui/form/form-box";
import { Submit } from "@/components/ui/form/submit";
import { useForm } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { UrlText } from "@/components/ui/url-text";
import { readableUrl } from "@/lib/domains/hosts/readable-host";
import { shortenUrl } from "./actions";

/** Creates a link from a single field. */
export function QuickLink() {
  const [created, setCreated] = useState<{ id: number; short_url: string }>();
  const form = useForm({
    initial: { url: "" },
    whole: true,
    save: shortenUrl,
    onSaved: (link) => {
      setCreated(link);
      form.set("url", "");
      toast.success(link.reused ? "You already have a link to this URL" : "Link created");
    },
  });
  return (
    <Card className="mb-5">
      <FormBox form={form} className="flex flex-wrap items-start gap-3">
        <div className="min-w-52 flex-1">
          <TextField
            form={form}
            name="url"
            label="Create a short link"
            type="url"
            inputMode="url"
            placeholder="https://example.com/a/long/url"
          />
        </div>
        <Submit look="primary" disabled={form.saving} className="max-sm:w-full sm:mt-6.5">
          Create link
        </Submit>
        <Failure form={form} />
      </FormBox>
      {created && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-2 text-sm">
          <a
            href={created.short_url}
            target="_blank"
            rel="noopener"
            className="font-medium text-accent underline"
          >
            <UrlText url={readableUrl(created.short_url)} />
          </a>
          <CopyButton value={created.short_url} label={created.short_url} />
          <a href={`/dashboard/links/${created.id}`} className="text-quiet underline">
            Statistics and QR code
          </a>
        </p>
      )}
    </Card>
  );
}
