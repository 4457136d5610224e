import { expect, test } from "@playwright/test";
import { db } from "@/lib/db/client";
import { linkImports } from "@/lib/links/import";
import { processImportBatch } from "@/lib/links/import/process-batch";
import { newAccount } from "@/tests/support/fixtures";

const ROWS = 5_000;

async function vacuums(): Promise<number> {
  const [table] = await db.$queryRaw<{ n: bigint }[]>`
    SELECT vacuum_count AS n FROM pg_stat_user_tables WHERE relname = 'links'`;
  return Number(table?.n);
}

// Until then, every list of the account's links reads all of them to count them.
test("the links of a large import are vacuumed when it is done", async () => {
  const { owner } = await newAccount();
  const lines = Array.from({ length: ROWS }, (_, n) => `https://example.com/${n}`);
  const file = new Blob([`url\n${lines.join("\n")}\n`]).stream();
  const { id } = await linkImports.read(owner, "links.csv", file, new Date());
  const before = await vacuums();
  await linkImports.start(owner, { id });
  // In this process beside the server.
  await expect
    .poll(
      async () => {
        while ((await processImportBatch(new Date())) !== undefined);
        return (await linkImports.get(owner, { id })).state;
      },
      { timeout: 30_000 },
    )
    .toBe("done");
  expect(await linkImports.get(owner, { id })).toMatchObject({ created: ROWS, refused: 0 });
  await expect.poll(vacuums).toBeGreaterThan(before);
});
