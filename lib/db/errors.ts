import { Prisma } from "@/lib/db/client";

const textIn = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : "";
};

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null ? textIn(error, "code") : "";

/** A row that is not there, or not the owner's. */
export const isMissingRow = (error: unknown): boolean => codeOf(error) === "P2025";

const OWNERS_KEY = /_(user|api_key)_id_fkey$/;

/** The account that a new row would belong to is not there, or the key that asks: it was deleted meanwhile. */
export const isOwnerDeleted = (error: unknown): boolean =>
  [...errorChain(error)].some((layer) => OWNERS_KEY.test(textIn(layer, "index")));

/** Another row already has this unique value. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === "P2002";

// Prisma: connecting, time-outs, closed connections. PostgreSQL: class 08, shutting down, starting, too many clients.
const UNAVAILABLE_CODES =
  /^(P1001|P1002|P1008|P1017|P2024|P2028|P2037|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08...|57P0.|53300|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
const UNAVAILABLE_MESSAGES =
  /connection terminated|connection error and is not queryable|query read timeout|timeout exceeded when trying to connect|can't reach database|connection refused|ECONNREFUSED/i;

/** The database cannot be reached or is not ready: nobody's fault, worth another try. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const layer of errorChain(error)) {
    if (["code", "originalCode", "kind"].some((name) => UNAVAILABLE_CODES.test(textIn(layer, name))))
      return true;
    if (UNAVAILABLE_MESSAGES.test(textIn(layer, "message"))) return true;
    if (layer instanceof Prisma.PrismaClientInitializationError) return true;
  }
  return false;
}

/** An error and what it was made of. A connection that breaks in the middle of a query is a cause deep inside Prisma's. */
function* errorChain(error: unknown): Iterable<object> {
  if (typeof error !== "object" || error === null) return;
  yield error;
  for (const name of ["cause", "meta", "driverAdapterError", "constraint"])
    yield* errorChain(Reflect.get(error, name));
}
