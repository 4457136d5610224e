import { db, Prisma } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { prepared } from "@/lib/db/raw-query";
import { AppError, invalid, unauthorized } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import { isPlan, LIMITS, type Plan, QUOTAS } from "@/lib/plans";
import { hashPassword } from "@/lib/users/password-hash";
import { email, emailTaken, password } from "@/lib/users/schema";
import { validate } from "@/lib/validation/validate";

export type Account = { id: number; plan: Plan; createdAt: Date };

/** The owner of an account; of several, the one with the lowest user id. */
type AccountOwner = { email: string; name: string };

const readEmail = (text: string): string => validate({ email: email() }, { email: text }).email;

const readPlan = (text: string): Plan => {
  if (isPlan(text)) return text;
  throw invalid("plan", `must be one of ${Object.keys(LIMITS).join(", ")}`);
};

type NewUser = { email: string; name?: string; passwordHash?: string; verifiedAt?: Date };

/** Inserts a user and an account that they own. */
export async function insertAccount(
  user: NewUser,
  plan: Plan,
  createdAt: Date,
): Promise<{ account: Account; userId: number }> {
  const [inserted] = await db.$queryRaw<{ id: number; userId: number }[]>(prepared`
    WITH account AS (
      INSERT INTO accounts (plan, created_at) VALUES (${plan}::plan, ${createdAt}::timestamptz) RETURNING id
    ), owner AS (
      INSERT INTO users (email, name, password_hash, verified_at, created_at)
      VALUES (${user.email}, ${user.name ?? ""}, ${user.passwordHash ?? null}, ${user.verifiedAt ?? null}::timestamptz,
        ${createdAt}::timestamptz)
      RETURNING id
    )
    INSERT INTO memberships (account_id, user_id, role) SELECT account.id, owner.id, 'owner' FROM account, owner
    RETURNING account_id AS id, user_id AS "userId"`);
  if (!inserted) throw new Error("an account was inserted without an owner");
  return { account: { id: inserted.id, plan, createdAt }, userId: inserted.userId };
}

/**
 * Signs up: creates a user and their account. Emails are stored in lower case. Throws `invalid_email`,
 * `invalid_plan`, `invalid_password`.
 */
export async function createAccount(
  input: { email: unknown; password: unknown; plan: string },
  now: Date,
): Promise<Account & { email: string }> {
  const { email: address, password: text } = validate({ email: email(), password: password() }, input);
  const plan = readPlan(input.plan);
  const passwordHash = await hashPassword(text);
  try {
    const { account } = await insertAccount({ email: address, passwordHash }, plan, now);
    return { ...account, email: address };
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken("An account with this email already exists. Sign in?");
    throw error;
  }
}

/** Changes the plan of the account that this user owns. Throws `invalid_plan`, or `not_found` for an unknown email. */
export async function setPlan(emailText: string, planText: string): Promise<{ email: string; plan: Plan }> {
  const email = readEmail(emailText);
  const plan = readPlan(planText);
  const owned = { memberships: { some: { role: "owner", user: { email } } } } as const;
  const { count } = await db.account.updateMany({ where: owned, data: { plan } });
  if (count > 0) return { email, plan };
  throw new AppError("not_found", `No account uses the email ${email}`);
}

/** The id of the account that the user with this email owns. Throws `not_found`. */
export async function findAccountId(emailText: string): Promise<number> {
  const email = readEmail(emailText);
  const owned = { memberships: { some: { role: "owner", user: { email } } } } as const;
  const account = await db.account.findFirst({ where: { ...owned, deletion: null }, select: { id: true } });
  if (account) return account.id;
  throw new AppError("not_found", `No account uses the email ${email}`);
}

export const hasAccounts = async (): Promise<boolean> =>
  (await db.account.findFirst({ where: { deletion: null }, select: { id: true } })) !== null;

/** How many of each resource an account owns (docs/contract.md §9). */
export type Usage = Record<(typeof COUNTED)[number], number>;

// Each is also the name of its table.
const COUNTED = ["links", "timers", "countdowns", "bio_pages", "menus", "signatures", "webhooks"] as const;

/** How many of each resource with a quota an account has (docs/contract.md §9). */
export type QuotaUsage = Record<keyof (typeof QUOTAS)[Plan], number>;

const counts = (tables: readonly string[]) =>
  Prisma.raw(
    tables.map((table) => `(SELECT count(*)::int FROM ${table} WHERE account_id = a.id) AS ${table}`).join(),
  );

const accountCounts = counts([...COUNTED, ...Object.keys(QUOTAS.free), "forms"]);

/** An account, its first owner, and how many of each resource it has; `GET /me` leaves out the forms. */
export type AccountDetails = {
  account: Account;
  owner: AccountOwner;
  usage: Usage;
  quotaUsage: QuotaUsage;
  forms: number;
};

/** The account with its owner and its numbers of resources (docs/contract.md §9). */
export async function readAccount({ accountId }: Owner): Promise<AccountDetails> {
  // One column a count: building JSON takes PostgreSQL as long as counting.
  const [row] = await db.$queryRaw<
    (Account & AccountOwner & Usage & QuotaUsage & { forms: number })[]
  >(prepared`
    SELECT a.id, a.plan, a.created_at AS "createdAt", u.email, u.name, ${accountCounts}
    FROM accounts a JOIN memberships m ON m.account_id = a.id AND m.role = 'owner' JOIN users u ON u.id = m.user_id
    WHERE a.id = ${accountId} ORDER BY m.user_id LIMIT 1`);
  // Deleted while this request was in flight.
  if (!row) throw unauthorized("This account was deleted");
  const { id, plan, createdAt, email, name, domains, tags, forms, ...usage } = row;
  return {
    account: { id, plan, createdAt },
    owner: { email, name },
    usage,
    quotaUsage: { domains, tags },
    forms,
  };
}
