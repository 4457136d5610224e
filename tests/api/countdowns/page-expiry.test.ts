import { expect, test, visit } from "@/tests/support/fixtures";
import { pageText } from "@/tests/support/readers/page-text";
import { endCountdown, newCountdown } from "@/tests/support/rows/countdowns";

test("shows the message at the end, or the default one", async ({ api }) => {
  const page = await newCountdown(api, {
    expired_message: "Doors are open!\nCome in.",
    cta_url: "https://example.com/in",
  });
  expect(pageText(await (await visit(page.page_url)).text())).not.toContain("Doors are open!");
  await endCountdown(page.id);
  const html = await (await visit(page.page_url)).text();
  expect(html).toContain("Doors are open!\nCome in.");
  expect(html).not.toMatch(/role="timer"|<script|calendar\.ics/);
  expect(html).toContain('href="https://example.com/in"');
  expect(pageText(html)).toContain("Ended");
  await api.patch(`/countdowns/${page.id}`, { expired_message: "" });
  expect(pageText(await (await visit(page.page_url)).text())).toContain("This countdown has ended.");
});

test("an ended page redirects at once, and not before", async ({ api }) => {
  const page = await newCountdown(api, {
    expired_action: "redirect",
    redirect_url: "https://bücher.example/ü",
  });
  expect((await visit(page.page_url)).status).toBe(200);
  await endCountdown(page.id);
  for (const method of ["GET", "HEAD"]) {
    const response = await visit(page.page_url, {}, method);
    expect([response.status, response.headers.get("location")]).toEqual([
      302,
      "https://xn--bcher-kva.example/%C3%BC",
    ]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  }
  expect((await api.get(`/countdowns/${page.id}`)).body.views).toBe(2);
  await api.patch(`/countdowns/${page.id}`, { ends_at: "2031-01-01 00:00:00" });
  expect((await visit(page.page_url)).status).toBe(200);
});

test("the state gives the page's script the time and the version, and the outcome only after the end", async ({
  api,
}) => {
  const page = await newCountdown(api, { expired_message: "Over" });
  const state = async () => (await visit(`${page.page_url}/state`)).json();
  const html = await (await visit(page.page_url)).text();
  expect(html).toContain(`data-state="/c/${page.slug}/state"`);
  const version = /data-version="([^"]+)"/.exec(html)?.[1];
  const first = await state();
  expect(first).toEqual({ now: expect.any(Number), version, ended: false });
  expect(Math.abs(first.now - Date.now())).toBeLessThan(5_000);
  await api.patch(`/countdowns/${page.id}`, { ends_at: "2031-03-30 18:30:01" });
  expect((await state()).version).not.toBe(version);
  await endCountdown(page.id);
  expect(await state()).toMatchObject({ ended: true, message: "Over" });
  await api.patch(`/countdowns/${page.id}`, {
    expired_action: "redirect",
    redirect_url: "https://a.example/",
  });
  expect(await state()).toMatchObject({ ended: true, redirect: "https://a.example/" });
});
