import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { authSecret } from "@/lib/env";
import { InngestCloud } from "@/tests/support/fakes/inngest-cloud";
import { expect, test } from "@/tests/support/fixtures";
import { ROOT } from "@/tests/support/root";
import { newDatabase } from "@/tests/support/servers/databases";
import { startNextAlone } from "@/tests/support/servers/next-alone";

// More than one step of the function handles.
const ROWS = 2_100;

test("on a host without our own server, a started import signals Inngest, whose function creates all links", async () => {
  test.setTimeout(180_000);
  const cloud = await InngestCloud.open();
  const database = await newDatabase();
  const settings = { DATABASE_URL: database.url, NEXTAUTH_SECRET: authSecret(), ...cloud.settings };
  const script = ["--import", "tsx", join(import.meta.dirname, "start-import.ts"), String(ROWS)];
  await promisify(execFile)(process.execPath, script, { cwd: ROOT, env: { ...process.env, ...settings } });
  const signals = cloud.sent("waypost/imports.waiting");
  expect(signals).toHaveLength(1);

  const host = await startNextAlone(settings);
  const [signal = { name: "", data: {} }] = signals;
  expect((await cloud.run(host.url, "import-links", signal)).result).toEqual({ rows: ROWS });
  const imports = await database.query("SELECT state, created FROM link_imports");
  expect(imports).toEqual([{ state: "done", created: ROWS }]);
  await host.stop();
  await database.drop();
  await cloud.close();
});
