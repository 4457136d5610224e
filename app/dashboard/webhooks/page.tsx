import { Plus, SearchX, Webhook } from "lucide-react";
import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { SearchBox } from "@/components/ui/search-box";
import { readAccount } from "@/lib/account/service";
import { readListQuery, type SearchParams } from "@/lib/http/page";
import { requireOwner } from "@/lib/http/session";
import { LIMITS } from "@/lib/plans";
import { webhooks } from "@/lib/webhooks";
import { PlanRoom } from "./plan-room";
import { WebhookTable } from "./webhook-table";

export const metadata: Metadata = { title: "Webhooks" };

export default async function WebhooksPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner, account } = await requireOwner();
  const { page, size, paging, query, q } = await readListQuery(searchParams);
  const [{ rows, total }, { usage }] = await Promise.all([
    webhooks.list(owner, {}, paging, query),
    readAccount(owner),
  ]);
  const now = new Date();
  const cap = LIMITS[account.plan].webhooks;
  const room = usage.webhooks < cap;
  return (
    <>
      <PageHeader title="Webhooks" text="Signed messages to your own server when something happens here.">
        {room && (
          <LinkButton href="/dashboard/webhooks/new" look="primary">
            <Plus className="size-4" aria-hidden />
            New webhook
          </LinkButton>
        )}
      </PageHeader>
      {(usage.webhooks > 1 || q) && (
        <div className="mb-4">
          <SearchBox label="Search webhooks" />
        </div>
      )}
      {rows.length > 0 && <WebhookTable rows={rows.map((row) => webhooks.serialize(row, now))} />}
      {rows.length === 0 && q && (
        <EmptyState icon={SearchX} title={`No webhook holds “${q}”`} text="The URLs were searched." />
      )}
      {total === 0 && !q && (
        <EmptyState
          icon={Webhook}
          title="No webhooks yet"
          text="A webhook tells a server of yours at once when a link is made, ends or becomes popular, or a counter reaches zero. You need not ask us again and again."
        >
          <LinkButton href="/dashboard/webhooks/new" look="primary">
            Make the first one
          </LinkButton>
        </EmptyState>
      )}
      {total > size && <Pager page={page} size={size} total={total} query={q ? { q } : {}} />}
      {usage.webhooks > 0 && <PlanRoom plan={account.plan} used={usage.webhooks} cap={cap} />}
    </>
  );
}
