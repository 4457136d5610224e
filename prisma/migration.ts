import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { env } from "@/lib/env";
import { startPostgres } from "@/lib/postgres/embedded";
import { pendingChanges } from "@/prisma/difference";
import { MIGRATIONS } from "@/prisma/history";

const USAGE = `Usage:
  npm run -s migration -- <name>

Writes a migration for the changes in schema.prisma. <name> describes it in lower-case letters, digits and _, like
add_webhooks.`;

const say = (line: string) => process.stderr.write(`${line}\n`);

async function write(name: string, now: Date): Promise<string> {
  const embedded = env.DATABASE_URL ? undefined : await startPostgres(env.DATA_DIR, say);
  try {
    const sql = await pendingChanges(embedded?.url ?? env.DATABASE_URL ?? "");
    if (!sql) return "No changes: the migrations match schema.prisma.";
    const time = now.toISOString().replace(/\D/g, "").slice(0, 14);
    const folder = join(MIGRATIONS, `${time}_${name}`);
    await mkdir(folder);
    await writeFile(join(folder, "migration.sql"), sql);
    return `Wrote ${relative(process.cwd(), folder)}/migration.sql: read it, and add by hand what Prisma does not know.`;
  } finally {
    await embedded?.stop();
  }
}

const [name = "", ...rest] = process.argv.slice(2);
if (/^[a-z][a-z0-9_]{0,60}$/.test(name) && !rest.length) console.log(await write(name, new Date()));
else {
  say(USAGE);
  process.exitCode = 2;
}
