import { Prisma } from "@/lib/db/client";

const textIn = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : "";
};

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null ? textIn(error, "code") : "";

/** As Prisma's P2025, for raw statements: the row doesn't exist, or belongs to another account. */
export class MissingRowError extends Error {
  readonly code = "P2025";
}

/** The row doesn't exist, or belongs to another account. */
export const isMissingRow = (error: unknown): boolean => codeOf(error) === "P2025";

// Raw statements fail with PostgreSQL's own error, all others with Prisma's.
const OWNER_FOREIGN_KEY = /_(account|api_key)_id_fkey$/;

/** The account or API key that a new row refers to has just been deleted. */
export const isOwnerDeleted = (error: unknown): boolean =>
  [...errorChain(error)].some((layer) =>
    ["index", "constraint"].some((name) => OWNER_FOREIGN_KEY.test(textIn(layer, name))),
  );

/** What the row refers to, other than its owner, has just been deleted. */
export const isReferenceDeleted = (error: unknown): boolean =>
  ["P2003", "23503"].includes(codeOf(error)) && !isOwnerDeleted(error);

/** Another row already has this unique value. */
export const isUniqueViolation = (error: unknown): boolean => ["P2002", "23505"].includes(codeOf(error));

// Prisma: connecting, waiting for a connection, closed connections. PostgreSQL: class 08, shutting down, starting; out
// of disk space, memory or connections (class 53); disk failure.
const UNAVAILABLE_CODES =
  /^(P1001|P1002|P1008|P1017|P2024|P2037|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08...|57P0.|53...|58030|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
const UNAVAILABLE_MESSAGES =
  /connection terminated|connection error and is not queryable|unable to start a transaction in the given time|timeout exceeded when trying to connect|can't reach database|connection refused|ECONNREFUSED|connect (ENOENT|EAGAIN)/i;

/**
 * The database cannot be reached, isn't ready, or cannot write: worth a retry. Not a statement or transaction that
 * timed out (P2028, "query read timeout", 57014): then the database was up, and the work was too much.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const layer of errorChain(error)) {
    if (["code", "originalCode", "kind"].some((name) => UNAVAILABLE_CODES.test(textIn(layer, name))))
      return true;
    if (UNAVAILABLE_MESSAGES.test(textIn(layer, "message"))) return true;
    if (layer instanceof Prisma.PrismaClientInitializationError) return true;
  }
  return false;
}

/** An error and its causes. Prisma nests a connection that breaks during a query several levels deep. */
function* errorChain(error: unknown): Iterable<object> {
  if (typeof error !== "object" || error === null) return;
  yield error;
  for (const name of ["cause", "meta", "driverAdapterError", "constraint"])
    yield* errorChain(Reflect.get(error, name));
}
