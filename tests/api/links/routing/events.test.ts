import { db } from "@/lib/db/client";
import { MILESTONE_EVENT } from "@/lib/events/names";
import { expireLinks } from "@/lib/links/emit-expired";
import { enter } from "@/tests/api/visitors/routing/password-form";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
import { CORE_FIELDS, moveCounter, rollUp } from "@/tests/support/rows/links";
import { register } from "@/tests/support/rows/webhooks";
import { halves, newLink, PAGE, rule } from "./new-link";

const PASSWORD = "open sesame";

test("all events of a link that routes its visitors have the ten keys of any link, and nothing of the routing", async ({
  account,
  api,
  receiver,
}) => {
  await register(account, receiver);
  const link = await newLink(api, {
    forward_query: true,
    utm: { source: "canary" },
    expired_url: `${PAGE}/canary`,
    password: PASSWORD,
    ...rule({ qr: true, label: "canary" }),
    split: halves.map((variant, n) => ({ ...variant, label: `canary ${n}` })),
    tags: ["canary"],
    notes: "canary",
    external_id: "canary",
  });
  await moveCounter(link.id, { clicks: 99 });
  expect((await enter(link.short_url, PASSWORD)).status).toBe(303);
  await rollUp();
  await api.patch(`/links/${link.id}`, { click_limit: 1, password: "another canary" });
  const where = { accountId: account.owner.accountId };
  const events = () => db.event.findMany({ where, orderBy: { id: "asc" } });
  const names = async () => {
    // The server's own jobs may hold the rows.
    await expireLinks(new Date());
    return (await events()).map(({ name }) => name);
  };
  await expect.poll(names).toEqual(["link.created", MILESTONE_EVENT, "link.expired"]);
  await api.delete(`/links/${link.id}`);
  const sent = await events();
  expect(sent.at(-1)?.name).toBe("link.deleted");
  for (const { name, data } of sent) {
    expect(Object.keys(Object(data).link), name).toEqual(CORE_FIELDS);
    expect(data, name).toMatchObject({ link: { long_url: PAGE, short_url: link.short_url } });
    expect(JSON.stringify(data), name).not.toMatch(/canary|password/i);
  }
  // Deliveries are the events.
  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(sent.length);
  for (const { name, data } of sent) expect(receiver.of(name).map(({ body }) => body.data)).toEqual([data]);
});
