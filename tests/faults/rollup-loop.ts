// A process that does nothing but fold the journal of visits of its DATABASE_URL, until it is killed.
import { foldVisits } from "@/lib/analytics/rollup";

for (;;) {
  const { visits } = await foldVisits();
  if (visits) process.stdout.write(`${visits}\n`);
}
