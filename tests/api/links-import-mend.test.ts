import { db } from "@/lib/db";
import { links } from "@/lib/links";
import { mendImports } from "@/lib/links/imports";
import { expect, test } from "../fixtures";

const file = () => new Blob(["name,where\nx,https://example.com/\n"]).stream();

test("an import whose check was killed can be mapped again, and one whose upload was must be sent again", async ({
  account: { owner },
}) => {
  const now = new Date();
  const killed = { state: "checking", checkedAt: new Date(now.getTime() - 61_000) };
  const left = async (data: object) => {
    const { id } = await links.readImport(owner, "links.csv", file(), now);
    await db.linkImport.update({ where: { id }, data });
    return { id };
  };
  const mapped = await left(killed);
  const cut = await left({ ...killed, total: 0 });
  const young = await left({ ...killed, checkedAt: now });
  await mendImports(now);
  const stateOf = async (at: { id: number }) => (await links.getImport(owner, at)).state;
  expect([await stateOf(mapped), await stateOf(cut), await stateOf(young)]).toEqual([
    "unmapped",
    "broken",
    "checking",
  ]);
  const again = await links.mapImport(owner, mapped, { url: 1 }, now);
  expect(again).toMatchObject({ state: "ready", total: 1, faulty: 0 });
});
