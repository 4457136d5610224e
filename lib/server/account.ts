import { parseArgs } from "node:util";
import { newPassword } from "@/lib/account/password-change";
import { setPlan } from "@/lib/account/service";
import { randomToken } from "@/lib/secrets";
import { command } from "@/lib/server/command";
import { openAccount } from "@/lib/server/open-account";

const USAGE = `Usage:
  npm run -s account -- create <email> [--plan free|pro|business] [--password <password>] [--json]
  npm run -s account -- plan <email> <free|pro|business> [--json]
  npm run -s account -- password <email> [--password <password>] [--json]`;

await command(USAGE, async (args) => {
  const options = {
    plan: { type: "string" },
    password: { type: "string" },
    json: { type: "boolean" },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [verb, email, plan, ...rest] = positionals;
  if (rest.length) return undefined;
  if (verb === "create" && email && !plan) {
    const { plan, password, json } = values;
    const opened = await openAccount(
      { email, ...(plan !== undefined && { plan }), ...(password !== undefined && { password }) },
      new Date(),
    );
    if (json) return JSON.stringify(opened);
    return `Account  ${opened.email} (${opened.plan})\nPassword ${opened.password}\nAPI key  ${opened.api_key}\nThe key is not shown again.`;
  }
  if (verb === "plan" && email && plan) {
    const account = await setPlan(email, plan);
    if (values.json) return JSON.stringify({ email: account.email, plan: account.plan });
    return `${account.email} is on the plan ${account.plan} now.`;
  }
  if (verb === "password" && email && !plan && values.plan === undefined) {
    const changed = await newPassword(email, values.password ?? randomToken(16));
    if (values.json) return JSON.stringify(changed);
    return `Account  ${changed.email}\nPassword ${changed.password}\nAll its sessions have ended.`;
  }
  return undefined;
});
