import type { Metadata } from "next";
import { Guide } from "@/components/docs/guide";
import { Sample } from "@/components/docs/sample";
import { env } from "@/lib/env";
import { curlCommand } from "@/lib/openapi/curl";

export const metadata: Metadata = { title: "API quickstart" };

const LINK = { url: "https://example.com/spring-sale", title: "Spring sale" };
const VERIFY = 'curl -s "$URL/me" -H "Authorization: Bearer $WAYPOST_KEY"';

export default function QuickstartPage() {
  const base = `${env.APP_URL}/api/v1`;
  return (
    <Guide title="Quickstart">
      <ol className="list-decimal space-y-4 pl-5">
        <li>
          Create an API key under <a href="/dashboard/api-keys">API keys</a> in the dashboard. It is shown
          once. Store it in a shell variable:
          <Sample label="Set your key" code="export WAYPOST_KEY=wp_…" />
        </li>
        <li>
          Check that it works. The response is your account, its plan and its usage:
          <Sample label="Read your account" code={VERIFY.replace("$URL", base)} />
        </li>
        <li>
          Create a short link:
          <Sample
            label="Create a link"
            code={curlCommand(`${base}/links`, "$WAYPOST_KEY", LINK, { lines: true })}
          />
          The response is the link with its <code>short_url</code>. A second request with the same URL returns
          the same link with <code>"reused": true</code>.
        </li>
        <li>
          Find the rest in the <a href="/docs">API reference</a>. Enter your key there under Authentication to
          send requests from the page.
        </li>
      </ol>
      <p>
        Base URL: <code className="wrap-anywhere">{base}</code>. OpenAPI 3.1 document:{" "}
        <a href="/api/v1/openapi.json">openapi.json</a>.
      </p>
    </Guide>
  );
}
