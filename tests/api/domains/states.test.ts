import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { setRecords, TARGET } from "@/tests/support/fakes/dns-zone";
import { expect, test } from "@/tests/support/fixtures";
import { activeDomain, checkAt, claim, newName, publish } from "./domain";

const NOW = new Date();
const servingId = async (name: string) => (await db.domainName.findUnique({ where: { name } }))?.domainId;
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

test("a new domain is pending and says which records to add", async ({ api, account }) => {
  const { id, name } = await claim(account);
  expect((await api.get(`/domains/${id}`)).body).toMatchObject({
    state: "pending",
    problem: null,
    records: [
      {
        type: "TXT",
        name: `_waypost.${name}`,
        value: expect.stringMatching(/^waypost-verify=[A-Za-z0-9]{32}$/),
        seen: false,
      },
      { type: "CNAME", name, value: TARGET.name, seen: false },
    ],
    proved_at: null,
    checked_at: null,
  });
  expect(await servingId(name)).toBeUndefined();
});

test("a registered name itself gets address records instead of a CNAME", async ({ api, account }) => {
  for (const name of [newName().slice(3), `${newName().split(".")[1]}.co.uk`]) {
    await db.domain.deleteMany({ where: { accountId: account.owner.accountId } });
    const { id } = await claim(account, name);
    expect((await api.get(`/domains/${id}`)).body.records.slice(1)).toEqual([
      { type: "A", name, value: TARGET.addresses[0], seen: false },
      { type: "AAAA", name, value: TARGET.addresses[1], seen: false },
    ]);
  }
});

test("the button makes a pending domain active once its records are there", async ({ api, account }) => {
  const { id, name, proof } = await claim(account);
  await publish(name, "v=spf1 -all", proof);
  const checked = await api.send("POST", `/domains/${id}/check`);
  expect(checked).toMatchObject({
    status: 200,
    body: { state: "active", problem: null, records: [{ seen: true }, { seen: true }] },
  });
  expect(checked.body.proved_at).toBe(checked.body.checked_at);
  expect((await api.get(`/domains/${id}`)).body).toEqual(checked.body);
  expect(await servingId(name)).toBe(id);
});

test("within 10 seconds of a check the button returns its result", async ({ account }) => {
  const domain = await claim(account);
  const first = await checkAt(account, domain, NOW);
  expect(first.problem).toBe("txt_missing");
  await publish(domain.name, domain.proof);
  expect(await checkAt(account, domain, new Date(NOW.getTime() + 9_999))).toEqual(first);
  expect((await checkAt(account, domain, new Date(NOW.getTime() + 10_000))).state).toBe("active");
});

const elsewhere = { addresses: ["203.0.113.9"] };
const here = { CNAME: [TARGET.name] };

for (const [problem, what, proof, pointer] of [
  ["txt_missing", "no TXT record", () => [], here],
  ["txt_other", "another TXT record", () => ["waypost-verify=x"], here],
  ["txt_other", "the value with more behind it", (own: string) => [`${own}x`], here],
  ["points_elsewhere", "no address", (own: string) => [own], {}],
  ["points_elsewhere", "another server's address", (own: string) => [own], elsewhere],
  [
    "points_elsewhere",
    "our address and another one",
    (own: string) => [own],
    { addresses: [...TARGET.addresses, "203.0.113.9"] },
  ],
  ["dns_error", "a name server that fails for the name", (own: string) => [own], { fails: true }],
] as const) {
  test(`with ${what} a domain stays pending: ${problem}`, async ({ account }) => {
    const domain = await claim(account);
    await setRecords(domain.name, pointer);
    await setRecords(`_waypost.${domain.name}`, { TXT: proof(domain.proof) });
    expect(await checkAt(account, domain, NOW)).toMatchObject({ state: "pending", problem });
    expect(await servingId(domain.name)).toBeUndefined();
  });
}

test("a name server that fails for the proof changes no state", async ({ account }) => {
  const domain = await activeDomain(account, NOW);
  await setRecords(`_waypost.${domain.name}`, { fails: true });
  for (const days of [1, 30])
    expect(await checkAt(account, domain, addDays(NOW, days))).toMatchObject({
      state: "active",
      problem: "dns_error",
    });
  expect(await servingId(domain.name)).toBe(domain.id);
});

for (const [what, records] of [
  ["the target's addresses", { addresses: TARGET.addresses }],
  ["one of the target's addresses", { addresses: TARGET.addresses.slice(0, 1) }],
  ["a CNAME to the target in capitals", { CNAME: [TARGET.name.toUpperCase()] }],
] as const) {
  test(`${what} points here`, async ({ account }) => {
    const domain = await claim(account);
    await publish(domain.name, domain.proof);
    await setRecords(domain.name, records);
    expect(await checkAt(account, domain, NOW)).toMatchObject({ state: "active", problem: null });
  });
}

for (const [CAA, problem] of [
  [["issue example-ca.com"], "caa_forbids"],
  [["issue ;"], "caa_forbids"],
  [["issue example-ca.com", "issue letsencrypt.org;validationmethods=http-01"], null],
  [["iodef mailto:a@example.com"], null],
] as const) {
  test(`CAA records of the parent, ${CAA.join(" and ")}: ${problem}`, async ({ account }) => {
    const domain = await claim(account);
    await publish(domain.name, domain.proof);
    await setRecords(domain.name.replace(/^go\./, ""), { CAA });
    expect(await checkAt(account, domain, NOW)).toMatchObject({ state: "active", problem });
    // The closest ones count.
    await setRecords(domain.name, { CNAME: [TARGET.name], CAA: ["issue letsencrypt.org"] });
    expect((await checkAt(account, domain, hoursLater(1))).problem).toBeNull();
  });
}

test("a domain whose proof is gone is served for 7 days, then it is lost; its proof brings it back", async ({
  account,
}) => {
  const domain = await activeDomain(account, NOW);
  await publish(domain.name);
  expect(await checkAt(account, domain, addDays(NOW, 1))).toMatchObject({
    state: "failing",
    problem: "txt_missing",
    records: [{ seen: false }, { seen: true }],
  });
  expect(await servingId(domain.name)).toBe(domain.id);
  const last = new Date(addDays(NOW, 8).getTime() - 1);
  expect((await checkAt(account, domain, last)).state).toBe("failing");
  expect((await checkAt(account, domain, new Date(last.getTime() + 10_001))).state).toBe("lost");
  expect(await servingId(domain.name)).toBeNull();

  await publish(domain.name, domain.proof);
  expect((await checkAt(account, domain, addDays(NOW, 20))).state).toBe("active");
  expect(await servingId(domain.name)).toBe(domain.id);
});

test("a proof that returns within 7 days starts them anew", async ({ account }) => {
  const domain = await activeDomain(account, NOW);
  const stateAt = async (days: number, ...proofs: string[]) => {
    await publish(domain.name, ...proofs);
    return (await checkAt(account, domain, addDays(NOW, days))).state;
  };
  expect(await stateAt(1)).toBe("failing");
  expect(await stateAt(7, domain.proof)).toBe("active");
  expect(await stateAt(9)).toBe("failing");
  expect(await stateAt(15)).toBe("failing");
  expect(await stateAt(16)).toBe("lost");
});

test("pointing elsewhere later is a problem, not a state", async ({ account }) => {
  const domain = await activeDomain(account, NOW);
  await setRecords(domain.name, elsewhere);
  expect(await checkAt(account, domain, addDays(NOW, 30))).toMatchObject({
    state: "active",
    problem: "points_elsewhere",
  });
  expect(await servingId(domain.name)).toBe(domain.id);
});
