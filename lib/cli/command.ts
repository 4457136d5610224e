import { AppError } from "@/lib/errors";
import { openDatabase } from "@/lib/server/open-database";

/** Invalid arguments: the message says why, and is printed before the usage. */
export class WrongUsage extends Error {}

/**
 * Runs an operator's command on the server's database, even while the server is running. `read` turns the arguments
 * into a function that returns what to print; undefined or `WrongUsage` for invalid arguments. Exits with 0 on
 * success, 1 on an error, 2 on wrong usage.
 */
export async function runCommand(
  usage: string,
  read: (args: string[]) => (() => Promise<string>) | undefined,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help")) return void process.stdout.write(`${usage}\n`);
  const work = parseOrExit(usage, () => read(args));
  const database = await openDatabase(say).catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    say(error.message);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}

const say = (line: string) => process.stderr.write(`${line}\n`);

function parseOrExit<T>(usage: string, read: () => T | undefined): T {
  try {
    const work = read();
    if (work !== undefined) return work;
    say(usage);
  } catch (error) {
    if (!isWrongUsage(error)) throw error;
    say(`${error.message}\n${usage}`);
  }
  process.exit(2);
}

const isWrongUsage = (error: unknown): error is Error =>
  error instanceof WrongUsage ||
  (error instanceof Error && "code" in error && `${error.code}`.startsWith("ERR_PARSE_ARGS"));
