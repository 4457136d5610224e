import { db } from "@/lib/db/client";
import { expect, test, visit } from "@/tests/support/fixtures";

const VISITORS = 60;
const HEADERS = ["location", "retry-after", "cache-control", "x-robots-tag"];

test("of a link that is edited faster than visitors can be routed, some are asked to come back, and no click is lost", async ({
  api,
}) => {
  const rules = [{ url: "https://example.com/rule", qr: false }];
  const { body: link } = await api.post("/links", { url: "https://example.com/", rules });
  let ended = false;
  const edit = async () => {
    while (!ended)
      await db.$executeRaw`
        UPDATE links SET routing_version = nextval('link_routing_versions') WHERE id = ${link.id}`;
  };
  const edits = [edit(), edit()];
  const seen: (readonly [status: number, ...headers: (string | null)[]])[] = [];
  for (let n = 0; n < VISITORS; n++) {
    const { status, headers } = await visit(link.short_url);
    seen.push([status, ...HEADERS.map((name) => headers.get(name))]);
  }
  ended = true;
  await Promise.all(edits);
  const later = [503, null, "1", "private, no-store", "noindex"];
  const redirected = seen.filter(([status]) => status === 302);
  expect(seen.filter(([status]) => status !== 302)).toEqual(
    Array.from({ length: VISITORS - redirected.length }, () => later),
  );
  expect(seen).toContainEqual(later);
  for (const [, location] of redirected) expect(location).toBe("https://example.com/rule");
  expect((await visit(link.short_url)).status).toBe(302);
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(redirected.length + 1);
});
