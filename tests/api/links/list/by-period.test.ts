import { addDays, toSecond } from "@/lib/dates";
import { linksByPeriod } from "@/lib/links/list/by-period";
import { expect, test } from "@/tests/support/fixtures";
import { addRolledUpClicks } from "@/tests/support/rows/links";

const CLICKS = [0, 3, 1, 0, 8, 3, 2, 0, 5, 1, 3, 0];
const LIMIT = 5;

test("pages of links by their clicks in a period: none is missing or twice, ties by id, without deleted ones", async ({
  account,
  api,
}) => {
  const links: { id: number; clicks: number; archived: boolean }[] = [];
  const to = toSecond(new Date());
  for (const [index, clicks] of CLICKS.entries()) {
    const archived = index % 4 === 1;
    const { body } = await api.post("/links", { url: `https://example.com/${index}`, archived });
    if (clicks > 0) await addRolledUpClicks([body.id], clicks, addDays(to, -(index % 5)));
    await addRolledUpClicks([body.id], 100, addDays(to, -40));
    links.push({ id: body.id, clicks, archived });
  }
  const [deleted] = links.splice(4, 1);
  expect((await api.delete(`/links/${deleted?.id}`)).status).toBe(200);
  const period = { from: addDays(to, -6), to };
  for (const order of ["asc", "desc"] as const)
    for (const atMost of [undefined, 2])
      for (const archived of [null, false, true]) {
        const expected = links
          .filter(
            (link) => (archived === null || link.archived === archived) && link.clicks <= (atMost ?? 1_000),
          )
          .sort((a, b) => (order === "asc" ? a.clicks - b.clicks : b.clicks - a.clicks) || b.id - a.id)
          .map(({ id }) => id);
        const found: number[] = [];
        for (let offset = 0; offset < CLICKS.length; offset += LIMIT) {
          const wanted = { period, archived, atMost, order, sort: "clicks" } as const;
          const { ids, total } = await linksByPeriod(account.owner, { limit: LIMIT, offset }, wanted);
          expect(total).toBe(expected.length);
          found.push(...ids);
        }
        expect(found, `${order}, at most ${atMost}, archived ${archived}`).toEqual(expected);
      }
});
