import { parseArgs } from "node:util";
import { findAccountId } from "@/lib/accounts/service";
import { runCommand } from "@/lib/cli/command";
import { createExampleData } from "@/lib/demo/create";
import { deleteExampleData } from "@/lib/demo/delete";
import { AppError } from "@/lib/errors";
import { Owner } from "@/lib/owner";
import { createAccountWithKey } from "@/lib/server/create-account-with-key";

const USAGE = `Usage:
  npm run -s demo                      creates example data in the account demo@example.com, and the account if needed
  npm run -s demo -- <email>           creates example data in this account
  npm run -s demo -- <email> --delete  deletes its example data`;

const DEMO_EMAIL = "demo@example.com";

await runCommand(USAGE, (args) => {
  const options = { delete: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [email = DEMO_EMAIL, ...rest] = positionals;
  if (rest.length) return undefined;
  return () => (values.delete ? deleteFrom(email) : fill(email));
});

async function fill(email: string): Promise<string> {
  const password = email === DEMO_EMAIL ? await createIfMissing(email) : undefined;
  const started = performance.now();
  const isCreated = await createExampleData(new Owner(await findAccountId(email)), new Date());
  if (!isCreated)
    return `${email} already has example data. To start over, delete it: npm run -s demo -- ${email} --delete`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const signIn = password === undefined ? "" : `\nPassword ${password}. It isn't shown again.`;
  return `Created a month of example data for ${email} (${seconds} s).${signIn}`;
}

async function deleteFrom(email: string): Promise<string> {
  const isDeleted = await deleteExampleData(new Owner(await findAccountId(email)), new Date());
  return isDeleted ? `Deleted the example data of ${email}.` : `${email} has no example data.`;
}

/** The new account's password; undefined when the account exists. */
async function createIfMissing(email: string): Promise<string | undefined> {
  try {
    await findAccountId(email);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    const { password } = await createAccountWithKey({ email }, new Date());
    return password;
  }
}
