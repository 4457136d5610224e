import { execFileSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { ROOT } from "@/tests/support/root";

// In a process of its own, because the library must be replaced before the code under test imports it.
const PROGRAM = `
  import { createRequire } from "node:module";
  const argon2 = createRequire(process.cwd() + "/")("@node-rs/argon2");
  const { verify } = argon2;
  const verified = [];
  argon2.verify = (hash, password) => {
    verified.push(hash);
    return verify(hash, password);
  };
  const { hashPassword, verifyPassword } = await import("@/lib/users/password-hash");
  const stored = await hashPassword("right");
  const results = [];
  for (const hash of [stored, null, undefined]) results.push(await verifyPassword(hash, "wrong"));
  process.stdout.write(JSON.stringify({ results, verified }));`;

test("an unknown email costs the same verification as a wrong password", () => {
  const args = ["--import", "tsx", "--input-type=module", "--eval", PROGRAM];
  const { results, verified } = JSON.parse(
    execFileSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" }),
  );
  expect(results).toEqual([false, false, false]);
  expect(verified).toHaveLength(3);
  // Algorithm, version and cost; the salt and the hash follow.
  const costs = verified.map((hash: string) => hash.split("$").slice(1, 4).join(" "));
  expect(costs).toEqual(Array.from({ length: 3 }, () => "argon2id v=19 m=19456,t=2,p=1"));
});
