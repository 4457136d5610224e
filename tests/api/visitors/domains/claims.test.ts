import { randomUUID } from "node:crypto";
import { addDays } from "@/lib/dates";
import { checkAt, claim, publish } from "@/tests/api/domains/domain";
import { expect, newAccount, type TestAccount, test } from "@/tests/support/fixtures";
import { visitAt } from "@/tests/support/rows/domains";

const NOW = new Date();
const DESTINATION = "https://example.com/page";

test.describe("visitors of a claim", () => {
  test("that was never proved get what any other host has", async ({ account, api }) => {
    const domain = await claim(account);
    await publish(domain.name);
    expect((await checkAt(account, domain, NOW)).state).toBe("pending");
    const { body: link } = await api.post("/links", { url: DESTINATION });
    expect((await visitAt(domain.name, `/${link.slug}`)).headers.get("location")).toBe(DESTINATION);
    expect((await visitAt(domain.name, "/login")).status).toBe(200);
  });

  test("get its links while its proof stands and for 7 days more, then those of the next one that is proved", async ({
    account: agency,
  }) => {
    const client = await newAccount();
    const held = await claim(agency);
    const waiting = await claim(client, held.name);
    const alias = `s${randomUUID().slice(0, 12)}`;
    const add = async ({ api }: TestAccount, url: string) =>
      (await api.post("/links", { url, alias, domain: held.name })).status;
    const location = async () => {
      const { status, headers } = await visitAt(held.name, `/${alias}`);
      return headers.get("location") ?? status;
    };
    const [first, second] = ["https://example.com/agency", "https://example.com/client"];
    const checkOn = async (day: number, ...proofs: string[]) => {
      await publish(held.name, ...proofs);
      return (await checkAt(agency, held, addDays(NOW, day))).state;
    };

    expect(await add(agency, first)).toBe(422);
    expect(await checkOn(0, held.proof, waiting.proof)).toBe("active");
    expect(await add(agency, first)).toBe(201);
    expect(await add(client, second)).toBe(422);
    expect(await location()).toBe(first);
    expect(await checkOn(1)).toBe("failing");
    expect(await location()).toBe(first);
    expect((await agency.api.post("/links", { url: DESTINATION, domain: held.name })).status).toBe(201);

    expect(await checkOn(2, waiting.proof)).toBe("lost");
    expect(await location()).toBe(404);
    expect(await add(client, second)).toBe(201);
    expect(await location()).toBe(second);
    expect((await agency.api.post("/links", { url: DESTINATION, domain: held.name })).status).toBe(422);
    expect((await agency.api.get("/links?state=disabled")).body.total).toBe(2);
    const names = async ({ api }: TestAccount) =>
      (await api.get("/links")).body.data.map((link: { long_url: string }) => link.long_url);
    expect(await names(agency)).not.toContain(second);
    expect(await names(client)).toEqual([second]);

    expect(await checkOn(3, held.proof)).toBe("active");
    expect(await location()).toBe(first);
  });
});
