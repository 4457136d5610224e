import { env } from "@/lib/env";
import { retryWaits } from "@/lib/openapi/builder/retry-waits";
import { EVENTS } from "@/lib/openapi/document";
import { SAMPLES } from "@/lib/webhooks/samples";
import { sentExample } from "./described";
import { Sample } from "./sample";
import { Section } from "./section";

/** What is sent to those who want to be told, and how they know that it is from here. */
export const Webhooks = () => (
  <Section id="webhooks" title="Webhooks">
    <p>
      Register an address under <a href="/dashboard/webhooks">Webhooks</a> in the dashboard and choose its
      events. Each event is a POST with a JSON body:
    </p>
    <Sample label="What is sent" code={sentExample("link.created")} />
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
      Answer with 2xx within 15 seconds. Anything else, redirects included, is retried after{" "}
      {retryWaits(env.WEBHOOK_RETRY_SECONDS)}. Ten deliveries in a row that fail for good disable the webhook;
      any success starts the count again. The same event may arrive more than once:{" "}
      <code>X-Service-Delivery</code> is the same each time.
    </p>
    <p>
      <code>X-Service-Signature</code> is <code>sha256=</code> and the HMAC-SHA256 of the body&rsquo;s exact
      bytes, keyed with the secret as it was shown. Compare it in constant time. The headers of Standard
      Webhooks (<code>webhook-id</code>, <code>webhook-timestamp</code>, <code>webhook-signature</code>) are
      sent too. For 24 hours after a secret is replaced, <code>X-Service-Signature-Previous</code> and a
      second entry of <code>webhook-signature</code> are made with the old one.
    </p>
    {SAMPLES.map(({ language, file, code }) => (
      <Sample key={language} label={`A receiver in ${language}: ${file}`} code={code} />
    ))}
  </Section>
);
