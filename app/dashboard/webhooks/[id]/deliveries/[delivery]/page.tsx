import type { Metadata } from "next";
import { Refresh } from "@/components/dashboard/refresh";
import { Card } from "@/components/ui/card";
import { CodeBlock } from "@/components/ui/code-block";
import { countOf } from "@/components/ui/count-of";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { webhooks } from "@/lib/webhooks";
import { StateBadge } from "../../../state-badge";
import { AttemptList } from "./attempt-list";
import { Resend } from "./resend";

export const metadata: Metadata = { title: "Delivery" };

type Props = { params: Promise<{ id: string; delivery: string }> };

export default async function DeliveryPage({ params }: Props) {
  const { owner } = await requireOwner();
  const id = await readPathId(params);
  const { delivery: name } = await params;
  const webhook = await orNotFound(webhooks.get(owner, { id }));
  const delivery = webhooks.serializeDelivery(await orNotFound(webhooks.getDelivery(owner, { id }, name)));
  const { status } = delivery;
  const isOnHold = status === "waiting" && webhook.paused;
  return (
    <>
      <PageHeader
        title={delivery.event}
        back={{ href: `/dashboard/webhooks/${id}`, name: "Webhook" }}
        badge={<StateBadge state={status} />}
        text={
          <>
            Created <Time value={delivery.created_at} relative /> · {delivery.id}
          </>
        }
      >
        <Resend
          webhook={id}
          delivery={delivery.id}
          pending={status === "waiting"}
          disabled={status === "sending" || isOnHold || webhook.disabledAt !== null}
        />
      </PageHeader>
      {status === "ended" && (
        <p className="mb-5 text-quiet text-sm">Canceled because the webhook was disabled.</p>
      )}
      {isOnHold && <p className="mb-5 text-quiet text-sm">On hold until you resume the webhook.</p>}
      <div className="grid gap-5 lg:grid-cols-2">
        <Card title="Request body" className="min-w-0 self-start">
          <CodeBlock value={pretty(delivery.body)} label="request body" />
        </Card>
        <Card title={countOf(delivery.attempts, "attempt")} className="min-w-0">
          <AttemptList attempts={delivery.log} next={webhook.paused ? null : delivery.next_attempt_at} />
        </Card>
      </div>
      {(status === "waiting" || status === "sending") && <Refresh seconds={3} />}
    </>
  );
}

const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);
