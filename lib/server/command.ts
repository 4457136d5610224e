import { AppError } from "@/lib/errors";
import { openDatabase } from "@/lib/server/database";

/**
 * Runs a command of the operator on the same database as the server, which may be running meanwhile. `run` answers
 * what to print, or undefined when the arguments make no sense. Ends the process: 0 done, 1 refused, 2 wrong usage.
 */
export async function command(
  usage: string,
  run: (args: string[]) => Promise<string | undefined>,
): Promise<void> {
  const args = process.argv.slice(2);
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const database = await openDatabase(say).catch((error: unknown) => {
    say(`The database cannot be opened: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  });
  try {
    const text = await run(args);
    if (text !== undefined) process.stdout.write(`${text}\n`);
    else say(usage);
    process.exitCode = text === undefined ? 2 : 0;
  } catch (error) {
    if (isWrongUsage(error)) {
      say(`${error.message}\n${usage}`);
      process.exitCode = 2;
    } else if (error instanceof AppError) {
      say(error.message);
      process.exitCode = 1;
    } else throw error;
  } finally {
    await database.close();
  }
}

const isWrongUsage = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && `${error.code}`.startsWith("ERR_PARSE_ARGS");
