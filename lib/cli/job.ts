import { runCommand } from "@/lib/cli/command";
import { JOBS } from "@/lib/jobs/catalogue";

const USAGE = `Usage:
  npm run -s job -- <name>

Runs one scheduled job now and prints what it did. Jobs: ${Object.keys(JOBS).join(", ")}`;

await runCommand(USAGE, ([name = "", ...rest]) => {
  const job = Object.hasOwn(JOBS, name) ? JOBS[name] : undefined;
  if (!job || rest.length) return undefined;
  return async () => JSON.stringify({ job: name, ...(await job(new Date())) });
});
