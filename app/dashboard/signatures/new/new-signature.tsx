"use client";

import { useRouter } from "next/navigation";
import { Editor } from "@/components/ui/form/editor";
import { Preview } from "@/components/ui/form/preview";
import { useForm } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { createSignature } from "../actions";
import { SignatureFields } from "../fields";

const EMPTY = {
  name: "",
  job_title: "",
  department: "",
  company: "",
  pronouns: "",
  address: "",
  phone: "",
  mobile: "",
  website: null,
  logo_url: null,
  logo_width: 120,
  logo_height: 40,
  photo_url: null,
  socials: [],
  template: "classic",
  primary_color: "0b7f75",
  text_color: "6b7280",
  font: "arial",
  disclaimer: "",
};

export function NewSignature({ fullName, email }: { fullName: string; email: string }) {
  const router = useRouter();
  const form = useForm({
    initial: { ...EMPTY, full_name: fullName, email },
    whole: true,
    save: createSignature,
    onSaved: ({ id }) => {
      toast.success("Signature created. Copy it into your email client.");
      router.push(`/dashboard/signatures/${id}`);
    },
  });
  const values = { ...form.values, full_name: form.values.full_name || "Your name" };
  const preview = (
    <Preview action="/dashboard/signatures/preview" values={values} title="Signature preview" />
  );
  return (
    <Editor form={form} action="Create signature" preview={preview}>
      <SignatureFields form={form} />
    </Editor>
  );
}
