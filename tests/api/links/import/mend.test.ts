import { db } from "@/lib/db/client";
import { linkImports } from "@/lib/links/import";
import { recoverImports } from "@/lib/links/import/service";
import { expect, test } from "@/tests/support/fixtures";

const file = () => new Blob(["name,where\nx,https://example.com/\n"]).stream();

test("an import killed during the check can be mapped again, and one killed during the upload must be sent again", async ({
  account: { owner },
}) => {
  const now = new Date();
  const killed = { state: "checking", checkedAt: new Date(now.getTime() - 61_000) };
  const left = async (data: object) => {
    const { id } = await linkImports.read(owner, "links.csv", file(), now);
    await db.linkImport.update({ where: { id }, data });
    return { id };
  };
  const mapped = await left(killed);
  const cut = await left({ ...killed, total: 0 });
  const young = await left({ ...killed, checkedAt: now });
  await recoverImports(now);
  const stateOf = async (at: { id: number }) => (await linkImports.get(owner, at)).state;
  expect([await stateOf(mapped), await stateOf(cut), await stateOf(young)]).toEqual([
    "unmapped",
    "broken",
    "checking",
  ]);
  const again = await linkImports.map(owner, mapped, { url: 1 }, now);
  expect(again).toMatchObject({ state: "ready", total: 1, faulty: 0 });
});
