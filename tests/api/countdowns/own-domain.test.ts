import { randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { inDays } from "@/tests/support/dates";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { serveDomain } from "@/tests/support/rows/domains";

// A countdown page is also at the same path of each domain of its account.

const page = (fields: object) => ({
  title: "Launch",
  ends_at: inDays(3),
  expired_action: "redirect",
  redirect_url: "https://example.com/next",
  ...fields,
});

test("must not redirect to itself on a domain of its account, also after a rename", async ({
  account,
  api,
}) => {
  const { name } = await serveDomain(account);
  const [alias, other] = [randomUUID(), randomUUID()];
  const own = `https://${name}/c/${alias}`;
  // Another alias each time: the page is created until the web worker knows the domain.
  const probe = async () => {
    const tried = randomUUID();
    const loop = page({ alias: tried, redirect_url: `https://${name}/c/${tried}` });
    return (await api.post("/countdowns", loop)).status;
  };
  await expect.poll(probe).toBe(422);
  const { body } = await api.post("/countdowns", page({ alias }));
  const at = `/countdowns/${body.id}`;
  for (const url of [
    own,
    `${own.toUpperCase().replace("HTTPS:", "http:")}/?a=b`,
    own.replace("/c/", ".:/c/"),
  ])
    expectRefusal(await api.patch(at, { redirect_url: url }), 422, "invalid_redirect_url");
  expect((await api.patch(at, { redirect_url: `https://${name}/c/${other}` })).status).toBe(200);
  expectRefusal(await api.patch(at, { alias: other }), 422, "invalid_redirect_url");
});

test("may redirect to the same path of another account's domain", async ({ api }) => {
  const { name } = await serveDomain(await newAccount());
  const alias = randomUUID();
  const { status } = await api.post(
    "/countdowns",
    page({ alias, redirect_url: `https://${name}/c/${alias}` }),
  );
  expect(status).toBe(201);
});

test("that redirects to itself since its domain serves can be edited, and sent back whole", async ({
  account,
  api,
}) => {
  const name = `${randomUUID()}.example.net`;
  const redirect_url = `https://${name}/c/${randomUUID()}`;
  const alias = redirect_url.slice(-36);
  const { body } = await api.post("/countdowns", page({ alias, redirect_url }));
  await serveDomain(account, { name });
  const again = () => api.post("/countdowns", page({ alias, redirect_url }));
  await expect.poll(async () => (await again()).body.error).toBe("invalid_redirect_url");
  const { status } = await api.patch(`/countdowns/${body.id}`, { ...body, title: "Sooner" });
  expect(status).toBe(200);
});

test("must not redirect to itself by a host name with a trailing dot", async ({ api }) => {
  const alias = randomUUID();
  const { protocol, hostname, port } = new URL(env.SHORT_URL);
  const redirect_url = `${protocol}//${hostname}.:${port}/c/${alias}`;
  expectRefusal(await api.post("/countdowns", page({ alias, redirect_url })), 422, "invalid_redirect_url");
});
