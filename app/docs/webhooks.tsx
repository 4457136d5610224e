import { env } from "@/lib/env";
import { retryWaits } from "@/lib/openapi/builder/retry-waits";
import { EVENTS } from "@/lib/openapi/document";
import { SAMPLES } from "@/lib/webhooks/samples";
import { sentExample } from "./openapi-lookup";
import { Sample } from "./sample";
import { Section } from "./section";

/** How webhooks are sent and verified. */
export const Webhooks = () => (
  <Section id="webhooks" title="Webhooks">
    <p>
      Register an endpoint under <a href="/dashboard/webhooks">Webhooks</a> in the dashboard and choose its
      events. Each event is sent as a POST request with a JSON body:
    </p>
    <Sample label="Request body" code={sentExample("link.created")} />
    <dl className="divide-y divide-line rounded-control border border-line">
      {EVENTS.map(({ event, summary }) => (
        <div key={event} className="grid gap-x-4 p-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
          <dt>
            <code>{event}</code>
          </dt>
          <dd>{summary}.</dd>
        </div>
      ))}
    </dl>
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
  </Section>
);
