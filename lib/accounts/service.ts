import { hashPassword } from "@/lib/accounts/password-hash";
import { email, password } from "@/lib/accounts/schema";
import { db } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError, invalid } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import { isPlan, LIMITS, type Plan } from "@/lib/plans";
import { validate } from "@/lib/validation/validate";

export type Account = { id: number; email: string; name: string; plan: Plan; createdAt: Date };

export const select = { id: true, email: true, name: true, plan: true, createdAt: true } as const;

const readEmail = (text: string): string => validate({ email: email() }, { email: text }).email;

const readPlan = (text: string): Plan => {
  if (isPlan(text)) return text;
  throw invalid("plan", `must be one of ${Object.keys(LIMITS).join(", ")}`);
};

/**
 * Creates an account. Emails are stored in lower case. Throws `invalid_email`, `invalid_plan`, `invalid_password`.
 */
export async function createAccount(
  input: { email: unknown; password: unknown; plan: string },
  now: Date,
): Promise<Account> {
  const chosen = validate({ email: email(), password: password() }, input);
  const plan = readPlan(input.plan);
  const passwordHash = await hashPassword(chosen.password);
  try {
    const data = { email: chosen.email, plan, passwordHash, createdAt: now };
    return await db.user.create({ data, select });
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid("email", "already has an account");
    throw error;
  }
}

/** Changes the plan of an account. Throws `invalid_plan`, or `not_found` for an unknown email. */
export async function setPlan(emailText: string, planText: string): Promise<Account> {
  const email = readEmail(emailText);
  const plan = readPlan(planText);
  const [account] = await db.user.updateManyAndReturn({ where: { email }, data: { plan }, select });
  if (account) return account;
  throw new AppError("not_found", `No account uses the email ${email}`);
}

export const hasAccounts = async (): Promise<boolean> =>
  (await db.user.findFirst({ where: { deletion: null }, select: { id: true } })) !== null;

/** How many of each resource an account owns (docs/contract.md §9). */
export type Usage = Record<keyof typeof NONE, number>;

// Zero for every resource.
const NONE = { links: 0, timers: 0, countdowns: 0, bio_pages: 0, menus: 0, signatures: 0, webhooks: 0 };

const countedResources = {
  links: true,
  timers: true,
  countdowns: true,
  bioPages: true,
  menus: true,
  signatures: true,
  webhooks: true,
} as const;

/** The account, and how many of each resource it owns (docs/contract.md §9). */
export async function readAccount({ userId }: Owner): Promise<{ account: Account; usage: Usage }> {
  const { _count, ...account } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { ...select, _count: { select: countedResources } },
  });
  const { bioPages: bio_pages, ...named } = _count;
  return { account, usage: { ...NONE, ...named, bio_pages } };
}
