import type { Metadata } from "next";
import { Refresh } from "@/components/dashboard/refresh";
import { Card } from "@/components/ui/card";
import { PageOutOfRange } from "@/components/ui/list/page-out-of-range";
import { Pager } from "@/components/ui/list/pager";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { withoutScheme } from "@/lib/domains/hosts/readable-host";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readListQuery, readPathId, type SearchParams } from "@/lib/http/dashboard/page-params";
import { webhooks } from "@/lib/webhooks";
import { SampleCode } from "../sample-code";
import { StateBadge } from "../state-badge";
import { TestWebhook } from "../test-webhook";
import { Week } from "../weekly-deliveries";
import { DeliveryTable } from "./delivery-table";
import { DisabledNotice } from "./disabled-notice";
import { ResendFailed } from "./resend-failed";
import { readStatus, StatusFilter } from "./status-filter";
import { WebhookActions } from "./webhook-actions";

export const metadata: Metadata = { title: "Webhook" };

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export default async function WebhookPage({ params, searchParams }: Props) {
  const { owner } = await requireOwner();
  const now = new Date();
  const id = await readPathId(params);
  const webhook = webhooks.serialize(await orNotFound(webhooks.get(owner, { id })), now);
  const { page, size, paging } = await readListQuery(searchParams);
  const filter = readStatus((await searchParams).status);
  const status: Record<string, string> = filter ? { status: filter } : {};
  const [{ rows, total }, failed, week] = await Promise.all([
    webhooks.listDeliveries(owner, { id }, paging, status),
    webhooks.listDeliveries(owner, { id }, { limit: 1, offset: 0 }, { status: "failed" }),
    webhooks.weeklyStats(owner, now),
  ]);
  const deliveries = rows.map((row) => webhooks.serializeDelivery(row));
  const hasPending = deliveries.some((delivery) => ["waiting", "sending"].includes(delivery.status));
  return (
    <>
      <PageHeader
        title={withoutScheme(webhook.url)}
        back={{ href: "/dashboard/webhooks", name: "Webhooks" }}
        badge={<StateBadge state={webhook.state} />}
      >
        <WebhookActions id={id} state={webhook.state} url={webhook.url} />
      </PageHeader>
      {webhook.disabled_at && <DisabledNotice id={id} since={webhook.disabled_at} />}
      <div className="grid gap-5 lg:grid-cols-3">
        <div className="min-w-0 lg:col-span-2">
          <Card title="Test">
            <TestWebhook id={id} />
          </Card>
        </div>
        <Card title="Last 7 days">
          <Week week={week(id)} />
          <h2 className="mt-5 mb-2 font-semibold text-sm">Events</h2>
          <ul className="space-y-1 font-mono text-sm">
            {webhook.events.map((event) => (
              <li key={event} className="wrap-anywhere">
                {event}
              </li>
            ))}
          </ul>
          {webhook.previous_secret_until && (
            <p className="mt-4 text-quiet text-sm">
              Requests are also signed with the old secret until{" "}
              <Time value={webhook.previous_secret_until} />.
            </p>
          )}
          {webhook.failing_since && !webhook.disabled_at && (
            <p className="mt-4 text-sm text-warn">
              No delivery has succeeded since <Time value={webhook.failing_since} />. This webhook will be
              disabled after 10 failed deliveries in a row ({webhook.failures} so far).
            </p>
          )}
        </Card>
      </div>
      <section className="mt-8" aria-label="Deliveries">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-semibold text-lg">Deliveries in the last 30 days</h2>
          <div className="flex flex-wrap items-center gap-3">
            <StatusFilter filter={filter} />
            {failed.total > 0 && !webhook.disabled_at && <ResendFailed id={id} count={failed.total} />}
          </div>
        </div>
        {deliveries.length > 0 && <DeliveryTable webhook={id} paused={webhook.paused} rows={deliveries} />}
        {total === 0 && (
          <p className="rounded-card border border-line border-dashed p-8 text-center text-quiet text-sm">
            {filter ? "No deliveries with this status." : "No deliveries. Send a test to see one here."}
          </p>
        )}
        {deliveries.length === 0 && total > 0 && <PageOutOfRange page={page} query={status} />}
        {deliveries.length > 0 && total > size && (
          <Pager page={page} size={size} total={total} query={status} />
        )}
        {hasPending && <Refresh seconds={3} />}
      </section>
      <Card title="Verify signatures" className="mt-8">
        <SampleCode />
      </Card>
    </>
  );
}
