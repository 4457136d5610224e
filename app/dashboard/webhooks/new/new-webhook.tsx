"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Editor } from "@/components/ui/editor";
import { useForm } from "@/components/ui/use-form";
import { EVENT_NAMES } from "@/lib/webhooks/schema";
import { createWebhook } from "../actions";
import { WebhookFields } from "../fields";
import { SecretOnce } from "../secret-once";
import { TestWebhook } from "../test-webhook";

// Read once a webhook is made, and not before.
const SampleCode = dynamic(() => import("../sample-code").then((module) => module.SampleCode), {
  ssr: false,
});

/** The form, and after it the secret: this page is the only place that ever shows it. */
export function NewWebhook({ full, children }: { full: boolean; children: ReactNode }) {
  const [made, setMade] = useState<{ id: number; secret: string }>();
  const form = useForm({
    initial: { url: "", events: [...EVENT_NAMES], paused: false },
    whole: true,
    save: createWebhook,
    onSaved: ({ id, secret }) => setMade({ id, secret }),
    saved: "The webhook is ready",
  });
  if (made) return <Made {...made} />;
  if (full) return children;
  return (
    <Editor form={form} action="Make webhook">
      <WebhookFields form={form} />
    </Editor>
  );
}

const Made = ({ id, secret }: { id: number; secret: string }) => (
  <div className="max-w-3xl space-y-5">
    <SecretOnce secret={secret} />
    <Card title="Verify a signature">
      <SampleCode />
    </Card>
    <Card title="Try it">
      <TestWebhook id={id} />
    </Card>
    <LinkButton href={`/dashboard/webhooks/${id}`} look="primary">
      I have copied the secret
    </LinkButton>
  </div>
);
