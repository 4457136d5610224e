// A process that only rolls up the journal of its DATABASE_URL, until it is killed.
import { rollUp } from "@/lib/jobs/catalogue";

for (;;) {
  const { visits } = await rollUp(new Date());
  if (visits) process.stdout.write(`${visits}\n`);
}
