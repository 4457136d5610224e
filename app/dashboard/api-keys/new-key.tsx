"use client";

import { useState } from "react";
import { Card } from "@/components/ui/card";
import { CodeBlock } from "@/components/ui/code-block";
import { TextField } from "@/components/ui/fields/text-field";
import { Failure, FormBox } from "@/components/ui/form/form-box";
import { Submit } from "@/components/ui/form/submit";
import { useForm } from "@/components/ui/form/use-form";
import { curlCommand } from "@/lib/openapi/curl";
import { createKey } from "./actions";

/** Creates a key and shows it once. */
export function NewKey({ appUrl }: { appUrl: string }) {
  const [text, setText] = useState<string>();
  const form = useForm({
    initial: { name: "" },
    whole: true,
    save: createKey,
    onSaved: (created) => {
      setText(created.text);
      form.set("name", "");
    },
  });
  return (
    <Card className="mb-6">
      <FormBox form={form} className="flex flex-wrap items-end gap-3">
        <div className="min-w-52 flex-1">
          <TextField form={form} name="name" label="Key name" placeholder="Website, CI, Zapier…" required />
        </div>
        <Submit look="primary" disabled={form.saving}>
          Create key
        </Submit>
        <Failure form={form} />
      </FormBox>
      {text && (
        <div role="status" className="mt-5 space-y-3 border-line border-t pt-5">
          <p className="font-medium text-sm">Copy this key now. You won't see it again.</p>
          <CodeBlock value={text} label="API key" />
          <p className="text-quiet text-sm">Try it:</p>
          <CodeBlock
            value={curlCommand(`${appUrl}/api/v1/links`, text, { url: "https://example.com/" })}
            label="curl command"
          />
        </div>
      )}
    </Card>
  );
}
