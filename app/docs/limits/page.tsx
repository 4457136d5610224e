import type { Metadata } from "next";
import { Guide } from "@/components/docs/guide";
import { Sample } from "@/components/docs/sample";
import { MAX_LINKS } from "@/lib/bio-pages/options";
import { env } from "@/lib/env";
import { MAX_ITEMS } from "@/lib/menus/options";
import { LIMITS, QUOTAS } from "@/lib/plans";
import { MAX_TEMPLATES } from "@/lib/utm/schema";

export const metadata: Metadata = { title: "API limits" };

const client = (base: string) => `const response = await fetch("${base}/links?limit=100", {
  headers: { Authorization: \`Bearer \${key}\` },
});
if (response.status === 429) {
  const seconds = Number(response.headers.get("Retry-After"));
  // Wait that long, then retry.
}
const { data, total } = await response.json();`;

export default function LimitsPage() {
  return (
    <Guide title="Limits">
      <p>
        Each key can make {LIMITS.free.requests_per_minute} requests in any 60 seconds. Requests rejected with
        429 don't count. Every response to a valid key includes <code>X-RateLimit-Remaining</code>, the number
        of requests left, and <code>X-RateLimit-Reset</code>, when the next one becomes available (Unix
        seconds). A 429 includes <code>Retry-After</code>: wait that many seconds, and the next request
        succeeds.
      </p>
      <Sample label="List links and respect the rate limit" code={client(`${env.APP_URL}/api/v1`)} />
      <p>
        A bio page can have up to {MAX_LINKS} links and a menu up to {MAX_ITEMS} items; more return 403{" "}
        <code>plan_limit_reached</code>. An account can have up to {MAX_TEMPLATES} UTM templates and{" "}
        {QUOTAS.free.tags} tags. The Free, Pro and Business plans include {LIMITS.free.webhooks},{" "}
        {LIMITS.pro.webhooks} and {LIMITS.business.webhooks} webhooks
        {env.DOMAINS === "on" &&
          `, and ${QUOTAS.free.domains}, ${QUOTAS.pro.domains} and ${QUOTAS.business.domains} domains`}
        . Links, timers, pages, menus, forms and signatures are unlimited.
      </p>
    </Guide>
  );
}
