import { MAX_LINKS } from "@/lib/bio-pages/schema";
import { MAX_ITEMS } from "@/lib/menus/schema";
import { ERROR_RESPONSES } from "@/lib/openapi/builder/errors";
import { curlCommand } from "@/lib/openapi/curl";
import { LIMITS } from "@/lib/plans";
import { MAX_TEMPLATES } from "@/lib/utm/schema";
import { InlineCode } from "./inline-code";
import { Sample } from "./sample";
import { Section } from "./section";

const LINK = { url: "https://example.com/spring-sale", title: "Spring sale" };
const quickstart = (base: string) => curlCommand(`${base}/links`, "$WAYPOST_KEY", LINK, { lines: true });

const client = (base: string) => `const response = await fetch("${base}/links?limit=100", {
  headers: { Authorization: \`Bearer \${key}\` },
});
if (response.status === 429) {
  const seconds = Number(response.headers.get("Retry-After"));
  // Wait that long, then retry.
}
const { data, total } = await response.json();`;

const ERROR = `HTTP/1.1 422
Content-Type: application/json

{
  "error": "invalid_url",
  "message": "url must be an http:// or https:// URL with a host and without credentials, at most 2048 characters"
}`;

/** The guide above the reference of operations. */
export function Guide({ base }: { base: string }) {
  return (
    <>
      <Section id="quickstart" title="Quickstart">
        <p>
          Create an API key under <a href="/dashboard/api-keys">API keys</a> in the dashboard and send it with
          every request. This creates a short link:
        </p>
        <Sample label="Create a link" code={quickstart(base)} />
        <p>
          The response is the link with its <code>short_url</code>. A second request with the same URL returns
          the same link with <code>"reused": true</code>.
        </p>
      </Section>
      <Section id="conventions" title="Conventions">
        <ul className="list-disc space-y-1.5 pl-5">
          <li>Request bodies are JSON objects of up to 256 KiB. Single resources are returned unwrapped.</li>
          <li>
            Lists are <code>{'{"data": […], "total": n, "limit": 25, "offset": 0}'}</code>, newest first. They
            accept <code>limit</code> (1 to 100), <code>offset</code> and <code>q</code>.
          </li>
          <li>
            Dates and times are <code>YYYY-MM-DD HH:MM:SS</code> in UTC, in requests and responses.
          </li>
          <li>
            PATCH changes only the fields you send. Unknown and read-only fields are ignored, so you can edit
            a response and send it back. <code>null</code> resets a field to its default.
          </li>
          <li>
            Strings are trimmed. Lengths are counted in Unicode code points: most characters are one, some
            emoji are several.
          </li>
          <li>
            Every response has an <code>X-Request-Id</code> header. Include it in support requests.
          </li>
        </ul>
      </Section>
      <Section id="errors" title="Errors">
        <p>
          An error is an HTTP status and a JSON object with two strings: <code>error</code>, a stable code,
          and <code>message</code>, which names the field, what is wrong and what is allowed.
        </p>
        <Sample label="Error response" code={ERROR} />
        <dl className="divide-y divide-line rounded-control border border-line">
          {Object.entries(ERROR_RESPONSES).map(([code, { status, description }]) => (
            <div key={code} className="grid gap-x-4 p-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
              <dt>
                <span className="text-quiet">{status}</span> <code>{code}</code>
              </dt>
              <dd>
                <InlineCode text={description} />.
              </dd>
            </div>
          ))}
          <div className="grid gap-x-4 p-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
            <dt>
              <span className="text-quiet">422</span> <code>invalid_&lt;field&gt;</code>
            </dt>
            <dd>A field is invalid. If several are, the first one in documented order is named.</dd>
          </div>
          <div className="grid gap-x-4 p-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
            <dt>
              <span className="text-quiet">405</span> <code>method_not_allowed</code>
            </dt>
            <dd>The path doesn't support this method. The Allow header lists those it does.</dd>
          </div>
        </dl>
        <p>
          Malformed requests get the same format: invalid HTTP returns 400 <code>invalid_json</code>, headers
          over 16 KiB return 431 <code>headers_too_large</code>, and incomplete requests return 408{" "}
          <code>request_timeout</code>.
        </p>
      </Section>
      <Section id="limits" title="Limits">
        <p>
          Each key can make 60 requests in any 60 seconds. Requests rejected with 429 don't count. Every
          response includes <code>X-RateLimit-Remaining</code>, the number of requests left, and{" "}
          <code>X-RateLimit-Reset</code>, when the next one becomes available (Unix seconds). A 429 includes{" "}
          <code>Retry-After</code>: wait that many seconds, and the next request succeeds.
        </p>
        <Sample label="List links and respect the rate limit" code={client(base)} />
        <p>
          A bio page can have up to {MAX_LINKS} links and a menu up to {MAX_ITEMS} items; more return 403{" "}
          <code>plan_limit_reached</code>. An account can have up to {MAX_TEMPLATES} UTM templates, and{" "}
          {LIMITS.free.webhooks}, {LIMITS.pro.webhooks} or {LIMITS.business.webhooks} webhooks on the Free,
          Pro or Business plan. Links, timers, pages, menus and signatures are unlimited.
        </p>
      </Section>
      <Section id="idempotency" title="Idempotency">
        <p>
          To retry a POST safely, send an <code>Idempotency-Key</code> header, e.g. a UUID. For 24 hours, the
          same key and body return the first response again with <code>Idempotent-Replayed: true</code>, and
          nothing is created twice, even for simultaneous requests. The same key with another body returns 422{" "}
          <code>invalid_idempotency_key</code>.
        </p>
      </Section>
    </>
  );
}
