import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { CHANNEL } from "@/lib/events/notify-workers";
import { ROOT } from "@/tests/support/root";

const MIGRATIONS = join(ROOT, "prisma/migrations");

test("the trigger on events notifies the channel that the workers listen on", () => {
  const definitions = readdirSync(MIGRATIONS)
    .sort()
    .filter((name) => !name.endsWith(".toml"))
    .map((name) => readFileSync(join(MIGRATIONS, name, "migration.sql"), "utf8"))
    .flatMap((sql) => sql.match(/FUNCTION deliver_event\(\) RETURNS trigger.*?END \$\$;/s) ?? []);
  expect(definitions.at(-1)).toContain(`pg_notify('${CHANNEL}', NEW.name)`);
});
