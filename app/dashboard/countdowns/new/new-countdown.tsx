"use client";

import { useRouter } from "next/navigation";
import { withProposedSlug } from "@/components/dashboard/alias-field";
import { Editor } from "@/components/ui/form/editor";
import { useForm } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { useTimeZone } from "@/components/ui/use-time-zone";
import { createCountdown } from "../actions";
import { CountdownPreview } from "../countdown-preview";
import { CountdownFields } from "../fields";

const EMPTY = {
  title: "",
  alias: null,
  description: "",
  theme: "light",
  accent: "0c6b58",
  cta_label: "",
  cta_url: null,
  expired_action: "message",
  expired_message: "",
  redirect_url: null,
  language: null,
};

type Props = { endsAt: string; host: string };

/** Only the browser knows the time zone, so the form is reset once it is known. */
export function NewCountdown(props: Props) {
  const timezone = useTimeZone() ?? "UTC";
  return <NewForm key={timezone} timezone={timezone} {...props} />;
}

function NewForm({ endsAt, host, timezone }: Props & { timezone: string }) {
  const router = useRouter();
  const form = useForm({
    initial: { ...EMPTY, timezone, ends_at: endsAt },
    whole: true,
    save: (fields) => createCountdown(withProposedSlug(fields, "title")),
    onSaved: ({ id }) => {
      toast.success("Countdown page created");
      router.push(`/dashboard/countdowns/${id}`);
    },
  });
  const values = form.values.title ? form.values : { ...form.values, title: "Your title" };
  return (
    <Editor form={form} action="Create countdown page" preview={<CountdownPreview values={values} />}>
      <CountdownFields form={form} host={host} />
    </Editor>
  );
}
