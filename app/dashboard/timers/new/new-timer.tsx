"use client";

import { useRouter } from "next/navigation";
import { Editor } from "@/components/ui/form/editor";
import { Preview } from "@/components/ui/form/preview";
import { useForm } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { createTimer } from "../actions";
import { TimerFields } from "../fields";

const EMPTY = {
  name: "",
  style: "boxed",
  bg: "ffffff",
  fg: "1a1d1b",
  accent: "0c6b58",
  width: 600,
  units: "dhms",
  show_labels: true,
  labels: { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" },
  expired_message: "",
  link_url: null,
  alt_text: "",
};

export function NewTimer({ endsAt }: { endsAt: string }) {
  const router = useRouter();
  const form = useForm({
    initial: { ...EMPTY, ends_at: endsAt },
    whole: true,
    save: createTimer,
    onSaved: ({ id }) => {
      toast.success("Email timer created. Copy its HTML into your email.");
      router.push(`/dashboard/timers/${id}`);
    },
  });
  const preview = (
    <Preview action="/dashboard/timers/preview" values={form.values} title="Email timer preview" />
  );
  return (
    <Editor form={form} action="Create email timer" preview={preview}>
      <TimerFields form={form} />
    </Editor>
  );
}
