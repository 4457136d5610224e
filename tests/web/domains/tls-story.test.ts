import { env } from "@/lib/env";
import { newName, publish } from "@/tests/api/domains/domain";
import { expect, test } from "@/tests/support/owner-page";
import { caddyMissing, startCaddy } from "@/tests/support/servers/caddy";

test.skip(caddyMissing !== undefined, caddyMissing);

test("from “Add domain” to a link that opens on it over TLS, without help", async ({ owner, api }) => {
  const caddy = await startCaddy(env.APP_URL);
  const name = newName();
  await owner.goto(`${env.APP_URL}/dashboard/domains`);
  await owner.getByRole("main").getByRole("link", { name: "Add domain" }).click();
  await owner.getByLabel("Domain").fill(name);
  await owner.getByRole("button", { name: "Add domain", exact: true }).click();
  await expect(owner.getByRole("heading", { level: 1, name })).toBeVisible();
  // As the page says, at the domain's name server.
  const [{ records }] = (await api.get("/domains")).body.data;
  await publish(name, records[0].value);
  await owner.getByRole("button", { name: "Check now", exact: true }).click();
  await expect(owner.getByText("Domain checked: active")).toBeVisible();

  await owner.goto(`${env.APP_URL}/dashboard/links/new`);
  await owner.getByLabel("Destination").fill("https://example.com/spring");
  await owner.getByRole("combobox", { name: "Domain" }).selectOption(name);
  await owner.getByLabel("Slug").fill("spring");
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByText("Link created")).toBeVisible();
  const [link] = (await api.get("/links")).body.data;
  expect(link.short_url).toBe(`https://${name}/spring`);

  // Every process hears of a new domain within moments.
  await expect(async () => {
    const { status, headers } = await caddy.open(name, "/spring");
    expect([status, headers.location]).toEqual([302, "https://example.com/spring"]);
  }).toPass({ timeout: 20_000 });
  expect((await caddy.open(name, "/dashboard")).status).toBe(404);
  await caddy.stop();
});
