import { Webhook } from "lucide-react";
import type { Metadata } from "next";
import { LimitedListPage } from "@/components/dashboard/limited-list-page";
import { listSorts } from "@/components/ui/list/list-sorts";
import { readAccount } from "@/lib/accounts/service";
import { requireOwner } from "@/lib/http/auth/session";
import { readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import { LIMITS } from "@/lib/plans";
import { webhooks } from "@/lib/webhooks";
import { WebhookTable } from "../webhook-table";

export const metadata: Metadata = { title: "Webhooks" };

const STATES = [
  { value: "active", name: "Active" },
  { value: "failing", name: "Failing" },
  { value: "paused", name: "Paused" },
  { value: "disabled", name: "Disabled" },
];

export default async function WebhooksPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner, account } = await requireOwner();
  const list = await readListQuery(searchParams, STATES);
  const now = new Date();
  const [{ rows, total }, { usage }, week] = await Promise.all([
    webhooks.list(owner, {}, list.paging, list.query, list.view),
    readAccount(owner),
    webhooks.weeklyStats(owner, now),
  ]);
  return (
    <LimitedListPage
      title="Webhooks"
      text="Signed HTTP requests to your server when something happens."
      noun="webhook"
      href="/dashboard/webhooks"
      icon={Webhook}
      purpose="Get notified when a link is created, a link or timer expires, or a form is submitted."
      searched="Search covers URLs."
      list={list}
      states={STATES}
      sorts={listSorts()}
      total={total}
      plan={account.plan}
      used={usage.webhooks}
      cap={LIMITS[account.plan].webhooks}
      instead="add events to an existing one"
    >
      <WebhookTable rows={rows.map((row) => ({ ...webhooks.serialize(row, now), week: week(row.id) }))} />
    </LimitedListPage>
  );
}
