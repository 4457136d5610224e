import type { Metadata } from "next";
import { PlanLimit } from "@/components/dashboard/plan-limit";
import { PageHeader } from "@/components/ui/page-header";
import { readAccount } from "@/lib/accounts/service";
import { requireOwner } from "@/lib/http/auth/session";
import { LIMITS } from "@/lib/plans";
import { NewWebhook } from "./new-webhook";

export const metadata: Metadata = { title: "Create webhook" };

export default async function NewWebhookPage() {
  const { owner, account } = await requireOwner();
  const { usage } = await readAccount(owner);
  const cap = LIMITS[account.plan].webhooks;
  return (
    <>
      <PageHeader title="Create webhook" back={{ href: "/dashboard/webhooks", name: "Webhooks" }} />
      <NewWebhook atLimit={usage.webhooks >= cap}>
        <PlanLimit
          plan={account.plan}
          used={usage.webhooks}
          cap={cap}
          noun="webhook"
          instead="add events to an existing one"
        />
      </NewWebhook>
    </>
  );
}
