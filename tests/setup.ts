import { startPostgres } from "@/lib/postgres/embedded";
import { loadOrCreateSecret } from "@/lib/server/auth-secret";
import { withConnection } from "@/prisma/connection";
import { openZone } from "@/tests/support/fakes/dns-zone";
import { createRunFolder, dataFolder } from "@/tests/support/servers/data-folders";
import { copyTemplate, createTemplate } from "@/tests/support/servers/database-template";
import { createMigrated } from "@/tests/support/servers/databases";
import { startServer } from "@/tests/support/servers/server";
import { offerSharedServers } from "@/tests/support/servers/shared-servers";
import { compileTestPrograms } from "@/tests/support/servers/test-programs";

/** Starts the server that most tests talk to, on an embedded database in a folder of its own; ends both afterwards. */
export default async function setup(): Promise<() => Promise<void>> {
  const runFolder = await createRunFolder();
  if (process.env.WITHOUT_SERVER) return runFolder.remove;
  await compileTestPrograms();
  const [template, folder] = [await dataFolder(), await dataFolder()];
  await createTemplate(template.path);
  await copyTemplate(folder.path);
  const postgres = await startPostgres(folder.path, () => undefined);
  await createMigrated(postgres.url);
  const zone = await openZone();
  Object.assign(process.env, zone.settings);
  // Receivers of webhooks run on this machine, and nobody waits for minutes. Copies of the server inherit it.
  Object.assign(process.env, { WEBHOOK_ALLOW_PRIVATE: "true", WEBHOOK_RETRY_SECONDS: "0,0,0" });
  const server = await startServer({ DATA_DIR: folder.path, LOG_LEVEL: "warn" });
  process.env.DATABASE_URL = postgres.url;
  // The ids of accounts and of users must differ, or a mix-up of the two would go unnoticed.
  await withConnection(postgres.url, (client) => client.query("SELECT setval('accounts_id_seq', 1000000)"));
  process.env.APP_URL = server.url;
  process.env.NEXTAUTH_SECRET = await loadOrCreateSecret("auth", folder.path);
  const shared = await offerSharedServers();
  return async () => {
    await shared.close();
    const code = await server.stop();
    await postgres.stop();
    await runFolder.remove();
    await zone.close();
    if (code !== 0) throw new Error(`the server did not stop cleanly: ${code}\n${server.output()}`);
  };
}
