import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { readAccount } from "@/lib/accounts/service";
import { requireOwner } from "@/lib/http/auth/session";
import { LIMITS } from "@/lib/plans";
import { PlanRoom } from "../plan-room";
import { NewWebhook } from "./new-webhook";

export const metadata: Metadata = { title: "New webhook" };

export default async function NewWebhookPage() {
  const { owner, account } = await requireOwner();
  const { usage } = await readAccount(owner);
  const cap = LIMITS[account.plan].webhooks;
  return (
    <>
      <PageHeader title="New webhook" back={{ href: "/dashboard/webhooks", name: "Webhooks" }} />
      <NewWebhook full={usage.webhooks >= cap}>
        <PlanRoom plan={account.plan} used={usage.webhooks} cap={cap} />
      </NewWebhook>
    </>
  );
}
