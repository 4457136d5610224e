"use client";

import { useRouter } from "next/navigation";
import { Disclosure } from "@/components/ui/disclosure";
import { SwitchField } from "@/components/ui/fields/switch-field";
import { Editor } from "@/components/ui/form/editor";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { createLink } from "../actions";
import { LinkFields, LinkLimits } from "../fields";
import { LinkPreview } from "../link-preview";

const EMPTY = {
  url: "",
  alias: null,
  title: "",
  starts_at: null,
  expires_at: null,
  click_limit: null,
  paused: false,
  duplicate: false,
};

export function NewLink({ shortHost }: { shortHost: string }) {
  const router = useRouter();
  const form = useForm({
    initial: EMPTY,
    whole: true,
    save: ({ duplicate, ...fields }: Values) =>
      createLink({ ...fields, on_duplicate: duplicate ? "create" : "reuse" }),
    onSaved: ({ id, slug, reused }) => {
      if (reused) toast.info(`You already have a link to this URL: ${slug}`);
      else toast.success("Link created");
      router.push(`/dashboard/links/${id}`);
    },
  });
  const preview = <LinkPreview values={form.values} shortHost={shortHost} />;
  return (
    <Editor form={form} action="Create link" preview={preview}>
      <LinkFields form={form} shortHost={shortHost} />
      <Disclosure title="Schedule and limits" card>
        <div className="space-y-5">
          <LinkLimits form={form} />
          <SwitchField
            form={form}
            name="duplicate"
            label="Create a new link even if this URL already has one"
          />
        </div>
      </Disclosure>
    </Editor>
  );
}
