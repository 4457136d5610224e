import { parseArgs } from "node:util";
import { setPlan } from "@/lib/accounts/service";
import { runCommand } from "@/lib/cli/command";
import { randomToken } from "@/lib/crypto/tokens";
import { planName } from "@/lib/plans";
import { createAccountWithKey } from "@/lib/server/create-account-with-key";
import { resetPasswordByOperator } from "@/lib/users/password-change";

const USAGE = `Usage:
  npm run -s account -- create <email> [--plan free|pro|business] [--password <password>] [--json]
  npm run -s account -- plan <email> <free|pro|business> [--json]
  npm run -s account -- password <email> [--password <password>] [--json]`;

const OPTIONS = {
  plan: { type: "string" },
  password: { type: "string" },
  json: { type: "boolean" },
} as const;

await runCommand(USAGE, (args) => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const { password, json = false } = values;
  const [verb, email, plan, ...rest] = positionals;
  if (!email || rest.length) return undefined;
  if (verb === "create" && !plan) return () => create({ email, ...values }, json);
  if (verb === "plan" && plan) return () => changePlan(email, plan, json);
  if (verb === "password" && !plan && values.plan === undefined)
    return () => changePassword(email, password ?? randomToken(16), json);
  return undefined;
});

async function create(input: { email: string; plan?: string; password?: string }, json: boolean) {
  const opened = await createAccountWithKey(input, new Date());
  if (json) return JSON.stringify(opened);
  return `Account  ${opened.email} (${opened.plan})\nPassword ${opened.password}\nAPI key  ${opened.api_key}\nSave the password and the key now. They aren't shown again.`;
}

async function changePlan(address: string, name: string, json: boolean) {
  const { email, plan } = await setPlan(address, name);
  return json ? JSON.stringify({ email, plan }) : `${email} is now on the ${planName(plan)} plan.`;
}

async function changePassword(address: string, password: string, json: boolean) {
  const changed = await resetPasswordByOperator(address, password);
  if (json) return JSON.stringify(changed);
  return `Account  ${changed.email}\nPassword ${changed.password}\nSigned out on all devices.`;
}
