"use client";

import { useState } from "react";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Failure, FormBox } from "@/components/ui/form-box";
import { Submit } from "@/components/ui/submit";
import { TextField } from "@/components/ui/text-field";
import { toast } from "@/components/ui/toast";
import { useForm } from "@/components/ui/use-form";
import { shortenUrl } from "./actions";

/** A link in one field. */
export function QuickLink() {
  const [made, setMade] = useState<{ id: number; short_url: string }>();
  const form = useForm({
    initial: { url: "" },
    whole: true,
    save: shortenUrl,
    onSaved: (link) => {
      setMade(link);
      form.set("url", "");
      toast.success(link.reused ? "You have a link to this address already" : "Your link is ready");
    },
  });
  return (
    <Card className="mb-5">
      <FormBox form={form} className="flex flex-wrap items-start gap-3">
        <div className="min-w-52 flex-1">
          <TextField
            form={form}
            name="url"
            label="Make a short link"
            type="url"
            inputMode="url"
            placeholder="Paste a long address: https://…"
          />
        </div>
        <Submit look="primary" disabled={form.saving} className="max-sm:w-full sm:mt-6.5">
          Shorten
        </Submit>
        <Failure form={form} />
      </FormBox>
      {made && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-2 text-sm">
          <a
            href={made.short_url}
            target="_blank"
            rel="noopener"
            className="font-medium text-accent underline"
          >
            {made.short_url}
          </a>
          <CopyButton value={made.short_url} label={made.short_url} />
          <a href={`/dashboard/links/${made.id}`} className="text-quiet underline">
            Statistics and QR code
          </a>
        </p>
      )}
    </Card>
  );
}
