import type { Plan } from "@/prisma/client/enums";

export type { Plan };

/** The limits of each plan (docs/contract.md §9, §10). */
export const LIMITS: Record<Plan, { requests_per_minute: number; webhooks: number }> = {
  free: { requests_per_minute: 60, webhooks: 1 },
  pro: { requests_per_minute: 60, webhooks: 3 },
  business: { requests_per_minute: 60, webhooks: 10 },
};

/** How many of these resources each plan includes (docs/contract.md §9). Also the names of their tables. */
export const QUOTAS: Record<Plan, { domains: number; tags: number }> = {
  free: { domains: 1, tags: 500 },
  pro: { domains: 5, tags: 500 },
  business: { domains: 50, tags: 500 },
};

export const isPlan = (name: string): name is Plan => Object.hasOwn(LIMITS, name);

/** The display name of a plan: "Free". */
export const planName = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1);
