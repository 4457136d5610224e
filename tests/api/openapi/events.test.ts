import { expireCountdowns } from "@/lib/countdowns/expire";
import { db } from "@/lib/db/client";
import { EVENT_NAMES } from "@/lib/events/names";
import { expireLinks } from "@/lib/links/emit-expired";
import { expireTimers } from "@/lib/timers/expire";
import { webhooks } from "@/lib/webhooks";
import { dig, document, faultsAt } from "@/tests/support/clients/openapi-conformance";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
import { visit } from "@/tests/support/fixtures";
import { field, newForm, sendForm } from "@/tests/support/rows/forms";
import { moveCounter, moveLink } from "@/tests/support/rows/links";
import { register } from "@/tests/support/rows/webhooks";

const before = () => new Date(Date.now() - 1000);

test("every event matches its description, and a missing field fails the check", async ({
  account,
  api,
  receiver,
}) => {
  const described = Object.keys(Object(dig(document, "webhooks")));
  const id = await register(account, receiver, { events: [...EVENT_NAMES] });
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  await moveCounter(link.id, { clicks: 99 });
  expect((await visit(link.short_url)).status).toBe(302);
  await moveLink(link.id, { expiresAt: before() });
  await expireLinks(new Date());
  await api.delete(`/links/${link.id}`);
  const { body: timer } = await api.post("/timers", { ends_at: inDays(1) });
  await db.timer.update({ where: { id: timer.id }, data: { endsAt: before() } });
  await expireTimers(new Date());
  const { body: countdown } = await api.post("/countdowns", { title: "Launch", ends_at: inDays(1) });
  await db.countdown.update({ where: { id: countdown.id }, data: { endsAt: before() } });
  await expireCountdowns(new Date());
  const form = await newForm(account, [field("a"), field("n", { kind: "number" })]);
  expect((await sendForm(form, { f_a: "Ada", f_n: "4" })).status).toBe(303);
  await webhooks.ping(account.owner, { id }, new Date());
  const arrived = () => [...new Set(receiver.received.map(({ event }) => event))].sort();
  await expect.poll(arrived, { timeout: 20_000 }).toEqual(described.sort());
  expect(receiver.refused).toEqual([]);
  for (const { event, body, headers } of receiver.received) {
    const path = ["webhooks", event, "post", "requestBody", "content", "application/json", "schema"];
    expect(faultsAt(path, body), event).toBeUndefined();
    expect(faultsAt(path, { ...body, event: "other" }), event).toBeDefined();
    expect(faultsAt(path, { ...body, data: {} }), event).toBeDefined();
    for (const [name, inner] of Object.entries<object>(body.data))
      for (const field of Object.keys(Object(inner))) {
        const { [field]: _gone, ...rest } = Object(inner);
        expect(faultsAt(path, { ...body, data: { ...body.data, [name]: rest } }), field).toContain(field);
      }
    const described = dig(document, "webhooks", event, "post", "parameters");
    for (const { name, required } of Object.values(Object(described)).map(Object))
      if (required) expect(headers).toHaveProperty([name.toLowerCase()]);
  }
});
