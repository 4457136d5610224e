"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Editor } from "@/components/ui/form/editor";
import { useForm } from "@/components/ui/form/use-form";
import { DEFAULT_EVENTS } from "@/lib/events/names";
import { createWebhook } from "../actions";
import { WebhookFields } from "../fields";
import { NewSecret } from "../new-secret";
import { TestWebhook } from "../test-webhook";

// Loaded only after a webhook is created.
const SampleCode = dynamic(() => import("../sample-code").then((module) => module.SampleCode), {
  ssr: false,
});

/** The form, then the secret, which is shown only here. */
export function NewWebhook({ atLimit, children }: { atLimit: boolean; children: ReactNode }) {
  const [created, setCreated] = useState<{ id: number; secret: string }>();
  const form = useForm({
    initial: { url: "", events: [...DEFAULT_EVENTS], paused: false },
    whole: true,
    save: createWebhook,
    onSaved: ({ id, secret }) => setCreated({ id, secret }),
    saved: "Webhook created",
  });
  if (created) return <Created {...created} />;
  if (atLimit) return children;
  return (
    <Editor form={form} action="Create webhook">
      <WebhookFields form={form} />
    </Editor>
  );
}

function Created({ id, secret }: { id: number; secret: string }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className="max-w-3xl space-y-5 outline-none!">
      <NewSecret secret={secret} />
      <Card title="Verify signatures">
        <SampleCode />
      </Card>
      <Card title="Test">
        <TestWebhook id={id} />
      </Card>
      <LinkButton href={`/dashboard/webhooks/${id}`} look="primary">
        I've copied the secret
      </LinkButton>
    </div>
  );
}
