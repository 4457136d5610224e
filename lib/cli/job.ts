import { runCommand, WrongUsage } from "@/lib/cli/command";
import { findJob, JOBS, UnknownJob } from "@/lib/jobs/catalogue";

const USAGE = `Usage:
  npm run -s job -- <name>

Runs one scheduled job now and prints what it did. Jobs: ${Object.keys(JOBS).join(", ")}`;

await runCommand(USAGE, ([name = "", ...rest]) => {
  if (!name || rest.length) return undefined;
  const job = read(name);
  return async () => JSON.stringify({ job: name, ...(await job(new Date())) });
});

function read(name: string) {
  try {
    return findJob(name);
  } catch (error) {
    throw error instanceof UnknownJob ? new WrongUsage(error.message) : error;
  }
}
