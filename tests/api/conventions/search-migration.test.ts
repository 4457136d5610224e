import { expect, test } from "@playwright/test";
import { readHistory } from "@/prisma/history";
import { migrate } from "@/prisma/migrate";
import { newDatabase } from "@/tests/support/servers/databases";

const silent = () => undefined;

test("finds older links by final sigma after the migration", async () => {
  const database = await newDatabase({ empty: true });
  const history = await readHistory();
  const at = history.findIndex(({ name }) => name.endsWith("_search_final_sigma"));
  await migrate(database.url, silent, history.slice(0, at));
  await database.query(`
    INSERT INTO users (email) VALUES ('ada@example.com');
    INSERT INTO links (user_id, slug, slug_key, url, url_hash, title, expires_at, created_at, updated_at)
    SELECT 1, n, n, 'https://example.com/', '', title, now(), now(), now()
    FROM unnest(ARRAY['a', 'b', 'c', 'd'], ARRAY['Η ΟΔΟΣ', 'η οδος', 'ΟΔΟΙ', 'Road']) AS one (n, title)`);
  const found = (q: string) =>
    database.query(`
      SELECT l.slug FROM links l JOIN link_texts t ON t.link_id = l.id
      WHERE search_text(l.slug || E'\\n' || l.title || E'\\n' || l.url) LIKE search_text('%${q}%')
        AND position(convert_to(search_text('${q}'), 'UTF8') IN t.text) > 0 ORDER BY 1`);
  await migrate(database.url, silent, history);
  const both = [{ slug: "a" }, { slug: "b" }];
  expect([await found("οδος"), await found("ΟΔΟΣ"), await found("οδοσ")]).toEqual([both, both, both]);
  // The search texts are what the trigger would write now.
  const stale = await database.query(`
    SELECT 1 FROM links l JOIN link_texts t ON t.link_id = l.id WHERE t.text <> link_text(l.slug, l.title, l.url)`);
  expect(stale).toEqual([]);
  await database.drop();
});
