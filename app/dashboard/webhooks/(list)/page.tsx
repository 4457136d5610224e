import { Webhook } from "lucide-react";
import type { Metadata } from "next";
import { ListPage } from "@/components/ui/list-page";
import { readAccount } from "@/lib/accounts/service";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { LIMITS } from "@/lib/plans";
import { webhooks } from "@/lib/webhooks";
import { PlanRoom } from "../plan-room";
import { WebhookTable } from "../webhook-table";

export const metadata: Metadata = { title: "Webhooks" };

export default async function WebhooksPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner, account } = await requireOwner();
  const list = await readListQuery(searchParams);
  const now = new Date();
  const [{ rows, total }, { usage }, week] = await Promise.all([
    webhooks.list(owner, {}, list.paging, list.query),
    readAccount(owner),
    webhooks.lastWeek(owner, now),
  ]);
  const cap = LIMITS[account.plan].webhooks;
  return (
    <>
      <ListPage
        title="Webhooks"
        text="Signed messages to your own server when something happens here."
        noun="webhook"
        href="/dashboard/webhooks"
        icon={Webhook}
        purpose="A webhook tells a server of yours at once when a link is made, ends or becomes popular, or a counter reaches zero. You need not ask us again and again."
        searched="The URLs were searched."
        list={list}
        total={total}
        room={usage.webhooks < cap}
      >
        <WebhookTable rows={rows.map((row) => ({ ...webhooks.serialize(row, now), week: week(row.id) }))} />
      </ListPage>
      {usage.webhooks > 0 && <PlanRoom plan={account.plan} used={usage.webhooks} cap={cap} />}
    </>
  );
}
