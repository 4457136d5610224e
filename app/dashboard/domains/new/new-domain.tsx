"use client";

import { useRouter } from "next/navigation";
import { TextField } from "@/components/ui/fields/text-field";
import { Editor } from "@/components/ui/form/editor";
import { useForm } from "@/components/ui/form/use-form";
import { createDomain } from "../actions";

/** Strips a pasted URL to its host. */
const bareName = (text: string) => text.trim().replace(/^https?:\/\/([^/]+)\/?$/i, "$1");

/** Adds a domain, then shows its records. */
export function NewDomain() {
  const router = useRouter();
  const form = useForm({
    initial: { name: "" },
    whole: true,
    save: createDomain,
    onSaved: ({ id }) => router.push(`/dashboard/domains/${id}`),
    saved: "Domain added",
  });
  return (
    <Editor form={form} action="Add domain">
      <TextField
        form={form}
        name="name"
        autoFocus
        label="Domain"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="go.example.com"
        complete={bareName}
        help="A domain or subdomain that you own and that doesn't have a website. Next, you'll add its DNS records."
        required
      />
    </Editor>
  );
}
