import { Badge } from "@/components/ui/badge";
import type { Usage } from "@/lib/accounts/service";
import { LIMITS, type Plan } from "@/lib/plans";

const KINDS = [
  ["links", "Links"],
  ["timers", "Email counters"],
  ["countdowns", "Countdown pages"],
  ["bio_pages", "Bio pages"],
  ["menus", "Menus"],
  ["signatures", "Signatures"],
  ["webhooks", "Webhooks"],
] as const;

/** What the plan allows and what is used of it. */
export function PlanAndUsage({ plan, usage }: { plan: Plan; usage: Usage }) {
  const number = new Intl.NumberFormat("en");
  const limits = LIMITS[plan];
  const rows = KINDS.map(([kind, name]) => {
    const most = kind === "webhooks" ? ` of ${number.format(limits.webhooks)}` : "";
    return [name, number.format(usage[kind]) + most] as const;
  });
  return (
    <>
      <p className="flex items-center gap-2 text-sm">
        You are on the plan <Badge tone="good">{plan.charAt(0).toUpperCase() + plan.slice(1)}</Badge>
      </p>
      <dl className="mt-4 divide-y divide-line border-line border-y text-sm">
        {[
          ...rows,
          ["API requests a minute, with each key", number.format(limits.requests_per_minute)] as const,
        ].map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt className="text-quiet">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-quiet text-xs">
        The operator of this server moves an account to another plan. Plans differ in how many webhooks they
        have room for; of everything else in this list there may be any number.
      </p>
    </>
  );
}
