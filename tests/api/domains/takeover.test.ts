import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { checkName } from "@/lib/domains/check";
import { expect, newAccount, type TestAccount, test } from "@/tests/support/fixtures";
import { activeDomain, type Claim, checkAt, claim, newName, publish } from "./domain";

const NOW = new Date();
const servingId = async (name: string) => (await db.domainName.findUnique({ where: { name } }))?.domainId;
const states = (...claims: [TestAccount, Claim][]) =>
  Promise.all(
    claims.map(async ([{ api }, { id }]) => {
      const { state, problem } = (await api.get(`/domains/${id}`)).body;
      return [state, problem];
    }),
  );

test("a claim that isn't proved blocks nobody", async ({ account }) => {
  const squatter = await newAccount();
  const name = newName();
  const first = await claim(squatter, name);
  const second = await claim(account, name);
  expect(second.proof).not.toBe(first.proof);
  await publish(name, second.proof);
  await checkAt(account, second, NOW);
  expect(await states([squatter, first], [account, second])).toEqual([
    ["pending", "txt_other"],
    ["active", null],
  ]);
});

test("the holder keeps a domain while its proof stands, and the next one takes over when it is gone", async ({
  account,
}) => {
  const client = await newAccount();
  const held = await activeDomain(account, NOW);
  const waiting = await claim(client, held.name);
  await publish(held.name, held.proof, waiting.proof);
  // Whoever checks, and however often: it doesn't go back and forth.
  for (const [days, who, which] of [
    [1, client, waiting],
    [2, account, held],
    [30, client, waiting],
  ] as const) {
    await checkAt(who, which, addDays(NOW, days));
    expect(await states([account, held], [client, waiting])).toEqual([
      ["active", null],
      ["pending", "held_elsewhere"],
    ]);
    expect(await servingId(held.name)).toBe(held.id);
  }

  await publish(held.name, waiting.proof);
  await checkAt(client, waiting, addDays(NOW, 31));
  expect(await states([account, held], [client, waiting])).toEqual([
    ["lost", "txt_other"],
    ["active", null],
  ]);
  expect(await servingId(held.name)).toBe(waiting.id);

  // The same rule in the other direction.
  await publish(held.name, held.proof, waiting.proof);
  await checkAt(account, held, addDays(NOW, 32));
  expect(await states([account, held], [client, waiting])).toEqual([
    ["lost", "held_elsewhere"],
    ["active", null],
  ]);
});

test("a failing holder loses the domain at once to a claim that is proved", async ({ account }) => {
  const other = await newAccount();
  const held = await activeDomain(account, NOW);
  const next = await claim(other, held.name);
  await publish(held.name);
  await checkAt(account, held, addDays(NOW, 1));
  expect(await states([account, held], [other, next])).toEqual([
    ["failing", "txt_missing"],
    ["pending", "txt_missing"],
  ]);
  await publish(held.name, next.proof);
  await checkAt(other, next, addDays(NOW, 2));
  expect(await states([account, held], [other, next])).toEqual([
    ["lost", "txt_other"],
    ["active", null],
  ]);
});

test("of claims proved at once and checked at once, exactly one is served", async ({ account }) => {
  const others = await Promise.all([newAccount(), newAccount(), newAccount()]);
  const name = newName();
  const claims: [TestAccount, Claim][] = [];
  for (const one of [account, ...others]) claims.push([one, await claim(one, name)]);
  await publish(name, ...claims.map(([, { proof }]) => proof));
  await Promise.all(claims.map(() => checkName(name, NOW)));
  expect(await states(...claims)).toEqual([
    ["active", null],
    ["pending", "held_elsewhere"],
    ["pending", "held_elsewhere"],
    ["pending", "held_elsewhere"],
  ]);
  expect(await servingId(name)).toBe(claims[0]?.[1].id);
});

test("deleting a domain frees its name for who waits, at the next check", async ({ account }) => {
  const other = await newAccount();
  const held = await activeDomain(account, NOW);
  const next = await claim(other, held.name);
  await publish(held.name, held.proof, next.proof);
  await checkAt(other, next, addDays(NOW, 1));
  expect(await account.api.delete(`/domains/${held.id}`)).toMatchObject({ status: 200 });
  expect(await servingId(held.name)).toBeNull();
  const { nextCheckAt } = await db.domain.findUniqueOrThrow({ where: { id: next.id } });
  expect(Number(nextCheckAt)).toBeLessThanOrEqual(Date.now());
  await checkAt(other, next, addDays(NOW, 2));
  expect(await servingId(held.name)).toBe(next.id);

  // The same account's new claim of it is another one.
  const again = await claim(account, held.name);
  expect(again.proof).not.toBe(held.proof);
  expect(again.id).not.toBe(held.id);
});
