import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { domains } from "@/lib/domains";
import { JOBS } from "@/lib/jobs/catalogue";
import { expect, newAccount, type TestAccount, test, visit } from "@/tests/support/fixtures";
import { loseDomain, visitAt } from "@/tests/support/rows/domains";
import { moveLink } from "@/tests/support/rows/links";
import { activeDomain, type Claim, checkAt, claim, publish } from "./domain";

const look = () => JOBS["find-loops"](addDays(new Date(), 1));

/** A claim whose name begins to be served, and is looked for. */
async function serve(account: TestAccount, domain: Claim): Promise<void> {
  await publish(domain.name, domain.proof);
  expect((await checkAt(account, domain, new Date())).state).toBe("active");
  await look();
}

async function linkTo({ api }: TestAccount, fields: object): Promise<number> {
  const { status, body } = await api.post("/links", { url: "https://example.com/", ...fields });
  expect(status, body.message).toBe(201);
  return body.id;
}

const hostsOf = ({ owner }: TestAccount, id: number, kind: "link" | "domain" = "link") =>
  domains.loopWarnings.hostsOf(owner, kind, id);

test("what leads to a domain that becomes active later is shown to its owner, whoever has the domain", async ({
  account,
}) => {
  const other = await newAccount();
  const claimed = await claim(other);
  const { name } = claimed;
  const url = `https://${name}/sale`;
  const rule = { url, languages: ["de"] };
  const there = [
    { url },
    { url: `HTTPS://${name.toUpperCase()}.:443?q=1` },
    { url: `https://${name.replace(".", "%2E")}/` },
    { url: `http://${name.replace("go.", "ｇo。")}#x` },
    { expired_url: url },
    { rules: [{ ...rule, url: "https://example.com/fr", languages: ["fr"] }, rule] },
    {
      split: [
        { url: "https://example.com/b", weight: 50 },
        { url, weight: 50 },
      ],
    },
  ];
  const elsewhere = [
    { url: `https://example.com/?to=${url}` },
    { url: `https://${name}:8443/` },
    { url: `https://www.${name}/` },
    { url: `https://${name}.example.com/` },
    { rules: [{ ...rule, url: `https://example.com/${name}` }] },
  ];
  const ids = await Promise.all(there.map((fields) => linkTo(account, fields)));
  const others = await Promise.all(elsewhere.map((fields) => linkTo(account, fields)));
  const domain = await activeDomain(account);
  expect((await account.api.patch(`/domains/${domain.id}`, { not_found_url: url })).status).toBe(200);
  await look();
  expect(await hostsOf(account, ids[0] ?? 0)).toEqual([]);

  await serve(other, claimed);
  for (const [index, id] of ids.entries())
    expect(await hostsOf(account, id), JSON.stringify(there[index])).toEqual([name]);
  for (const id of others) expect(await hostsOf(account, id)).toEqual([]);
  expect(await hostsOf(account, domain.id, "domain")).toEqual([name]);
  expect(await hostsOf(other, ids[0] ?? 0)).toEqual([]);
  const { rows, total } = await domains.loopWarnings.list(account.owner);
  expect([rows.length, total]).toEqual([5, there.length + 1]);
  expect(await domains.loopWarnings.list(other.owner)).toEqual({ rows: [], total: 0 });

  // Visitors are redirected as before.
  await moveLink(ids[4] ?? 0, { expiresAt: new Date(Date.now() - 1000) });
  for (const id of [ids[0], ids[4], ids[5]]) {
    const { body } = await account.api.get(`/links/${id}`);
    const { status, headers } = await visit(body.short_url, { "Accept-Language": "de" });
    expect([status, headers.get("location")]).toEqual([302, url]);
  }
  const unknown = await visitAt(domain.name, "/unknown");
  expect([unknown.status, unknown.headers.get("location")]).toEqual([302, url]);
});

test("it is gone once the target is changed, dismissed, or the domain isn't served, and back with the domain", async ({
  account,
}) => {
  const other = await newAccount();
  const domain = await claim(other);
  const [changed, dismissed, kept] = await Promise.all(
    ["a", "b", "c"].map((path) => linkTo(account, { url: `https://${domain.name}/${path}` })),
  );
  await serve(other, domain);
  await account.api.patch(`/links/${changed}`, { url: "https://example.com/new" });
  await domains.loopWarnings.dismiss(other.owner);
  await domains.loopWarnings.dismiss(account.owner, { kind: "link", id: dismissed ?? 0 });
  const shown = async () => (await domains.loopWarnings.list(account.owner)).rows.map(({ id }) => id);
  expect(await shown()).toEqual([kept]);

  await loseDomain(domain.id);
  expect(await shown()).toEqual([]);
  // Links to it can be created again.
  await expect
    .poll(
      async () =>
        (await account.api.patch(`/links/${changed}`, { url: `https://${domain.name}/back` })).status,
      { timeout: 20_000 },
    )
    .toBe(200);
  expect((await checkAt(other, domain, addDays(new Date(), 1))).state).toBe("active");
  await JOBS["find-loops"](addDays(new Date(), 2));
  expect(await shown()).toEqual([changed, kept].sort((a = 0, b = 0) => a - b));
  await account.api.delete(`/links/${kept}`);
  expect(await shown()).toEqual([changed]);
});

test("one among many links is found", async ({ account }) => {
  const domain = await claim(account);
  const { accountId } = account.owner;
  await db.$executeRaw`
    INSERT INTO links (account_id, slug, slug_key, url, url_hash, expires_at, created_at, updated_at)
    SELECT ${accountId}, 'l' || n, ${domain.name} || n,
      CASE n WHEN 15000 THEN 'https://' || ${domain.name} || '/x' ELSE 'https://example.com/' || n END,
      sha256(n::text::bytea), now() + interval '1 year', now(), now()
    FROM generate_series(1, 20000) AS n`;
  await serve(account, domain);
  expect((await domains.loopWarnings.list(account.owner)).rows).toMatchObject([
    { kind: "link", name: expect.stringMatching(/\/l15000$/), host: domain.name },
  ]);
});
