import { PrismaPg } from "@prisma/adapter-pg";
import { isDatabaseUnavailable } from "@/lib/db/errors";
import { databaseUrl } from "@/lib/env";
import { toAppError } from "@/lib/http/response/responses";
import { PrismaClient } from "@/prisma/client/client";
import { expect, test } from "@/tests/support/fixtures";

/** The error of `work` on its own connections. */
async function failureOf(
  work: (prisma: PrismaClient) => Promise<unknown>,
  limits: { max?: number; query_timeout?: number } = {},
): Promise<unknown> {
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl(), ...limits }) });
  try {
    return await work(prisma).then(
      () => undefined,
      (error: unknown) => error,
    );
  } finally {
    await prisma.$disconnect();
  }
}

const SLOW = "SELECT 1 FROM pg_sleep(2)";

const TIMEOUTS: Record<string, () => Promise<unknown>> = {
  "a statement that the client gives up": () =>
    failureOf((prisma) => prisma.$queryRawUnsafe(SLOW), { query_timeout: 100 }),
  "a statement that PostgreSQL gives up": () =>
    failureOf((prisma) =>
      prisma.$transaction(async (tx) => {
        await tx.$executeRaw`SET LOCAL statement_timeout = 100`;
        await tx.$queryRawUnsafe(SLOW);
      }),
    ),
  "a transaction that takes too long": () =>
    failureOf((prisma) =>
      prisma.$transaction(
        async (tx) => {
          await tx.$queryRaw`SELECT 1 FROM pg_sleep(0.3)`;
          await tx.$queryRaw`SELECT 1`;
        },
        { timeout: 100 },
      ),
    ),
};

for (const [what, fail] of Object.entries(TIMEOUTS))
  test(`${what} is an internal error, not an unavailable database`, async () => {
    const error = await fail();
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error), String(error)).toBe(false);
    expect(toAppError(error)).toMatchObject({ code: "internal_error", status: 500 });
  });

test("a transaction that finds no free connection is unavailable, and worth a retry", async () => {
  const error = await failureOf(
    async (prisma) => {
      // The outer transaction holds the only connection while the inner one waits for it.
      await prisma.$transaction(async () => {
        await prisma.$transaction((tx) => tx.$queryRaw`SELECT 1`, { maxWait: 100 });
      });
    },
    { max: 1 },
  );
  expect(toAppError(error), String(error)).toMatchObject({ code: "unavailable", status: 503 });
});

test("an unreachable database is unavailable", async () => {
  const nowhere = new PrismaPg({ connectionString: "postgresql://x:y@127.0.0.1:1/z" });
  const prisma = new PrismaClient({ adapter: nowhere });
  const error = await prisma.$queryRaw`SELECT 1`.then(
    () => undefined,
    (err: unknown) => err,
  );
  await prisma.$disconnect();
  expect(toAppError(error)).toMatchObject({ code: "unavailable", status: 503 });
});
