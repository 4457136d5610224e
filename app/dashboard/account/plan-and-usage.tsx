import { Badge } from "@/components/ui/badge";
import type { QuotaUsage, Usage } from "@/lib/accounts/service";
import { env } from "@/lib/env";
import { LIMITS, type Plan, planName, QUOTAS } from "@/lib/plans";

const KINDS = [
  ["links", "Links"],
  ["timers", "Email timers"],
  ["countdowns", "Countdown pages"],
  ["bio_pages", "Bio pages"],
  ["menus", "Menus"],
  ["signatures", "Signatures"],
  ["forms", "Forms"],
  ["tags", "Tags"],
  ["domains", "Domains"],
  ["webhooks", "Webhooks"],
] as const;

/** The plan, its limits and the usage. */
export function PlanAndUsage({ plan, usage }: { plan: Plan; usage: Usage & QuotaUsage & { forms: number } }) {
  const number = new Intl.NumberFormat("en");
  const { webhooks, requests_per_minute } = LIMITS[plan];
  const caps: Readonly<Record<string, number>> = { webhooks, ...QUOTAS[plan] };
  const hasDomains = env.DOMAINS === "on";
  const rows = KINDS.filter(([kind]) => hasDomains || kind !== "domains").map(([kind, name]) => {
    const cap = caps[kind];
    const most = cap === undefined ? "" : ` of ${number.format(cap)}`;
    return [name, number.format(usage[kind]) + most] as const;
  });
  return (
    <>
      <p className="flex items-center gap-2 text-sm">
        Current plan: <Badge tone="good">{planName(plan)}</Badge>
      </p>
      <dl className="mt-4 divide-y divide-line border-line border-y text-sm">
        {[...rows, ["API requests per minute, per key", number.format(requests_per_minute)] as const].map(
          ([name, value]) => (
            <div key={name} className="flex justify-between gap-4 py-2">
              <dt className="text-quiet">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="mt-3 text-quiet text-xs">
        To change your plan, contact the operator of this server. Plans differ in the number of{" "}
        {hasDomains && "domains and "}webhooks.
      </p>
    </>
  );
}
