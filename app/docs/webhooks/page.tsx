import type { Metadata } from "next";
import { Definition, Definitions, Guide } from "@/components/docs/guide";
import { Sample } from "@/components/docs/sample";
import { env } from "@/lib/env";
import { retryWaits } from "@/lib/openapi/builder/retry-waits-text";
import { apiDocument, WEBHOOK_EVENTS } from "@/lib/openapi/document";
import { SAMPLES } from "@/lib/webhooks/samples";

export const metadata: Metadata = { title: "Webhooks guide" };

const CREATED = Object(apiDocument().webhooks)["link.created"];
const EXAMPLE = Object(CREATED).post.requestBody.content["application/json"].example;

export default function WebhooksPage() {
  return (
    <Guide title="Webhooks">
      <p>
        Create a webhook under <a href="/dashboard/webhooks">Webhooks</a> in the dashboard and choose its
        events. Each event is sent as a POST request with a JSON body:
      </p>
      <Sample label="Request body" code={JSON.stringify(EXAMPLE, null, 2)} />
      <Definitions>
        {WEBHOOK_EVENTS.map(({ event, summary }) => (
          <Definition key={event} term={<code>{event}</code>}>
            {summary}.
          </Definition>
        ))}
      </Definitions>
      <p>
        Respond with 2xx within 15 seconds. Anything else, including a redirect, is retried after{" "}
        {retryWaits(env.WEBHOOK_RETRY_SECONDS)}. After 10 failed deliveries in a row, the webhook is disabled;
        any success resets the count. An event may arrive more than once: use <code>X-Service-Delivery</code>,
        which stays the same, to ignore duplicates.
      </p>
      <p>
        <code>X-Service-Signature</code> is <code>sha256=</code> plus the HMAC-SHA256 of the raw request body,
        keyed with the secret exactly as shown. Compare it in constant time. The Standard Webhooks headers (
        <code>webhook-id</code>, <code>webhook-timestamp</code>, <code>webhook-signature</code>) are sent too.
        For 24 hours after you rotate a secret, <code>X-Service-Signature-Previous</code> and a second{" "}
        <code>webhook-signature</code> entry use the old one.
      </p>
      {SAMPLES.map(({ language, file, code }) => (
        <Sample key={language} label={`Sample endpoint in ${language}: ${file}`} code={code} />
      ))}
    </Guide>
  );
}
