import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { db } from "@/lib/db/client";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { ROOT } from "@/tests/support/root";

test("a process that disconnects has done its background writes, and logs those that failed", async () => {
  const id = (await newAccount()).owner.accountId;
  const program = `
    import { db, disconnect, inBackground } from "@/lib/db/client";
    inBackground("the first failed", () => db.$executeRaw\`
      UPDATE accounts SET name = 'written' FROM pg_sleep(0.3) WHERE id = ${id}\`);
    inBackground("the second failed", () => db.$executeRaw\`SELECT 1 / 0\`);
    await disconnect();
    process.exit(0);`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  expect((await db.account.findUniqueOrThrow({ where: { id } })).name).toBe("written");
  expect(stdout).toContain("the second failed");
  expect(stdout).not.toContain("the first failed");
});
