"use client";

import { useRouter } from "next/navigation";
import { Editor } from "@/components/ui/editor";
import { SwitchField } from "@/components/ui/switch-field";
import { toast } from "@/components/ui/toast";
import { useForm, type Values } from "@/components/ui/use-form";
import { createLink } from "../actions";
import { LinkBounds, LinkFields } from "../fields";
import { LinkPreview } from "../link-preview";

const EMPTY = {
  url: "",
  alias: null,
  title: "",
  starts_at: null,
  expires_at: null,
  click_limit: null,
  paused: false,
  again: false,
};

export function NewLink({ shortHost }: { shortHost: string }) {
  const router = useRouter();
  const form = useForm({
    initial: EMPTY,
    whole: true,
    save: ({ again, ...fields }: Values) =>
      createLink({ ...fields, on_duplicate: again ? "create" : "reuse" }),
    onSaved: ({ id, slug, reused }) => {
      if (reused) toast.info(`You have a link to this address already: ${slug}`);
      else toast.success(`${slug} is ready`);
      router.push(`/dashboard/links/${id}`);
    },
  });
  const preview = <LinkPreview values={form.values} shortHost={shortHost} />;
  return (
    <Editor form={form} action="Make link" preview={preview}>
      <LinkFields form={form} shortHost={shortHost} />
      <details className="rounded-card border border-line bg-surface p-4">
        <summary className="font-medium text-sm">Start, end and limits</summary>
        <div className="mt-4 space-y-5">
          <LinkBounds form={form} />
          <SwitchField
            form={form}
            name="again"
            label="Make another one"
            help="Also when a link to this destination exists already."
          />
        </div>
      </details>
    </Editor>
  );
}
