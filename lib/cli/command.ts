import { AppError } from "@/lib/errors";
import { openDatabase } from "@/lib/server/open-database";

/**
 * Runs a command of the operator on the same database as the server, which may be running meanwhile. `read` makes of
 * the arguments what is to be done, which answers what to print; undefined when they make no sense. Ends the process:
 * 0 done, 1 refused, 2 wrong usage.
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
  error instanceof Error && "code" in error && `${error.code}`.startsWith("ERR_PARSE_ARGS");
