import { MAX_LINKS } from "@/lib/bio-pages/schema";
import { MAX_ITEMS } from "@/lib/menus/schema";
import { ERROR_RESPONSES } from "@/lib/openapi/builder/errors";
import { curlCommand } from "@/lib/openapi/curl";
import { LIMITS } from "@/lib/plans";
import { MAX_TEMPLATES } from "@/lib/utm/schema";
import { InlineCode } from "./marked";
import { Sample } from "./sample";
import { Section } from "./section";

const LINK = { url: "https://example.com/spring-sale", title: "Spring sale" };
const quickstart = (base: string) => curlCommand(`${base}/links`, "$WAYPOST_KEY", LINK, { lines: true });

const client = (base: string) => `const answer = await fetch("${base}/links?limit=100", {
  headers: { Authorization: \`Bearer \${key}\` },
});
if (answer.status === 429) {
  const seconds = Number(answer.headers.get("Retry-After"));
  // Wait that long, then ask again: you get through.
}
const { data, total } = await answer.json();`;

const REFUSAL = `HTTP/1.1 422
Content-Type: application/json

{
  "error": "invalid_url",
  "message": "url must be an http:// or https:// address with a host, …"
}`;

/** How the API is used, before its single operations. */
export function Guide({ base }: { base: string }) {
  return (
    <>
      <Section id="quickstart" title="Quickstart">
        <p>
          Make a key under <a href="/dashboard/api-keys">API keys</a> in the dashboard and send it with every
          request. This makes a short link:
        </p>
        <Sample label="Make a link" code={quickstart(base)} />
        <p>
          The answer is the link, with its <code>short_url</code>. The same URL again answers the same link
          with <code>"reused": true</code> instead of making another one.
        </p>
      </Section>
      <Section id="conventions" title="Conventions">
        <ul className="list-disc space-y-1.5 pl-5">
          <li>Bodies are JSON objects of at most 256 KiB. One thing is answered as a bare object.</li>
          <li>
            A list is <code>{'{"data": […], "total": n, "limit": 25, "offset": 0}'}</code>, newest first. It
            takes <code>limit</code> (1 to 100), <code>offset</code> and <code>q</code>.
          </li>
          <li>
            Dates and times are <code>YYYY-MM-DD HH:MM:SS</code> in UTC, in and out.
          </li>
          <li>
            PATCH changes only the keys that are sent. Unknown and read-only keys are ignored, so what was
            read can be edited and sent back. <code>null</code> means the default.
          </li>
          <li>
            Texts are trimmed, and counted in Unicode code points: most letters and signs are one, some emoji
            are several.
          </li>
          <li>
            Every answer has an <code>X-Request-Id</code>; tell us it when something goes wrong.
          </li>
        </ul>
      </Section>
      <Section id="errors" title="Errors">
        <p>
          A refusal is a status and a JSON object of two texts: <code>error</code> for programs and{" "}
          <code>message</code> for people. The message names the field, what was wrong and what is allowed.
        </p>
        <Sample label="A refusal" code={REFUSAL} />
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
            <dd>A field is not as it must be. The first failing one in the order of the fields is named.</dd>
          </div>
          <div className="grid gap-x-4 p-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
            <dt>
              <span className="text-quiet">405</span> <code>method_not_allowed</code>
            </dt>
            <dd>The path does not have this method; the header Allow says which it has.</dd>
          </div>
        </dl>
        <p>
          What cannot be read as a request at all is refused in the same form: bytes that are not HTTP with
          400 <code>invalid_json</code>, headers of more than 16 KiB with 431 <code>headers_too_large</code>,
          and what does not arrive whole in time with 408 <code>request_timeout</code>.
        </p>
      </Section>
      <Section id="limits" title="Limits">
        <p>
          60 requests in any 60 seconds with one key; requests that were refused with 429 do not count. Every
          answer says in <code>X-RateLimit-Remaining</code> what is left, and in{" "}
          <code>X-RateLimit-Reset</code> when the next one more is free, in Unix seconds. A 429 comes with{" "}
          <code>Retry-After</code>: who waits that long gets through.
        </p>
        <Sample label="List links, and wait when told to" code={client(base)} />
        <p>
          A bio page holds at most {MAX_LINKS} links and a menu at most {MAX_ITEMS} items; one more is 403{" "}
          <code>plan_limit_reached</code>. In the dashboard an account keeps at most {MAX_TEMPLATES} UTM
          templates, and as many webhooks as its plan allows: {LIMITS.free.webhooks}, {LIMITS.pro.webhooks} or{" "}
          {LIMITS.business.webhooks}. Of links, counters, pages, menus and signatures there may be any number.
        </p>
      </Section>
      <Section id="idempotency" title="Repeating a request without harm">
        <p>
          Send an <code>Idempotency-Key</code> of your own, like a UUID, with a POST. The same key and body
          within 24 hours is answered with the first answer again and <code>Idempotent-Replayed: true</code>:
          nothing is made twice, also when both arrive at once. The same key with another body is 422{" "}
          <code>invalid_idempotency_key</code>.
        </p>
      </Section>
    </>
  );
}
