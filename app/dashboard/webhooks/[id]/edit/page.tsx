import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { webhooks } from "@/lib/webhooks";
import { EditWebhook } from "./edit-webhook";

export const metadata: Metadata = { title: "Edit webhook" };

export default async function EditWebhookPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const id = await readPathId(params);
  const { url, events, paused } = webhooks.serialize(
    await orNotFound(webhooks.get(owner, { id })),
    new Date(),
  );
  return (
    <>
      <PageHeader title="Edit webhook" back={{ href: `/dashboard/webhooks/${id}`, name: "Webhook" }} />
      <EditWebhook id={id} initial={{ url, events, paused }} />
    </>
  );
}
