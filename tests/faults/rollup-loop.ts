// A process that does nothing but roll up the journal of its DATABASE_URL, until it is killed.
import { rollUpVisits } from "@/lib/analytics/rollup";

for (;;) {
  const { visits } = await rollUpVisits();
  if (visits) process.stdout.write(`${visits}\n`);
}
