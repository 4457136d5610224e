import fc from "fast-check";
import { expect, test, visit } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";
import { expectSound } from "./responses";
import { anything, dateTime, text, words } from "./values";

test.setTimeout(180_000);

const json = <T>(...values: fc.Arbitrary<T>[]) => fc.oneof(...values).map((value) => JSON.stringify(value));

/** Bodies of at most two of these fields, each with a value of its type or with any value; `always` is in all of them. */
const bodies = (fields: Record<string, fc.Arbitrary<string>>, always: Record<string, string>) =>
  fc
    .subarray(Object.entries(fields), { minLength: 1, maxLength: 2 })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          chosen.map(([name, value]) => [name, fc.oneof({ weight: 5, arbitrary: value }, anything)]),
        ),
      ),
    )
    .map((sent) => {
      const members = Object.entries({ ...always, ...sent });
      return `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`;
    });

const ADDRESSES =
  words(`https://example.com/ http://[::1]/ HTTPS://BÜCHER.example/ü mailto:a@b.c mailto:a@b.c?subject=%0d%0a
  mailto:"x"@b.c tel:+1-2-3 tel:* javascript:alert(1) data:text/html,x vbscript:x https://a@b.c/ https://youtu.be/dQw4w9WgXcQ https://youtu.be/%00 https://vimeo.com/1%0a tel: //a.b`);
const address = fc.oneof(
  fc.constantFrom(...ADDRESSES),
  text.map((path) => `https://example.com/${path}`),
  text,
);
const social = fc.record({
  platform: fc.oneof(fc.constantFrom("x", "email", "__proto__"), text),
  url: address,
});
const flag = json(fc.boolean());

const page = bodies(
  {
    title: json(text),
    description: json(text),
    theme: json(fc.constantFrom("clean", "poster", "gallery", "constructor")),
    button_style: json(fc.constantFrom("soft", "shadow", "toString")),
    accent: json(fc.constantFrom("ffffff", "000000", "12345g", "#fff"), text),
    socials: json(fc.array(social, { maxLength: 14 })),
    published: flag,
    background: json(fc.constantFrom("ffffff", "777777", "#fff"), text),
  },
  { title: '"page"' },
);

const link = bodies(
  {
    kind: json(fc.constantFrom("link", "heading", "divider", "embed", "form", "toString")),
    title: json(text),
    url: json(address),
    description: json(text),
    position: json(fc.integer({ min: -2, max: 120 })),
    active: flag,
    starts_at: json(dateTime),
    ends_at: json(dateTime),
  },
  { title: '"link"', url: '"https://example.com/"' },
);

test("any body for a page is rejected cleanly or creates a page that opens", async ({ api }) => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(page, async (body) => {
      const response = await api.post("/bio-pages", body);
      expectSound(response);
      if (response.status >= 400) return;
      accepted++;
      const { id, page_url, published } = response.body;
      expect((await visit(page_url)).status, body).toBe(published ? 200 : 404);
      expect((await visit(`${page_url}/og.png`)).status, body).toBe(published ? 200 : 404);
      expect((await api.patch(`/bio-pages/${id}`, response.body)).status, body).toBe(200);
      await api.delete(`/bio-pages/${id}`);
    }),
    { numRuns: cases(200) },
  );
  expect(accepted).toBeGreaterThan(cases(20));
});

test("any body for a link is rejected cleanly or creates a link that redirects", async ({ api }) => {
  const { body: bio } = await api.post("/bio-pages", { title: "page" });
  const at = `/bio-pages/${bio.id}/links`;
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(link, async (body) => {
      const response = await api.post(at, body);
      expectSound(response);
      if (response.status >= 400) return;
      accepted++;
      const { id } = response.body;
      const click = await visit(`${bio.page_url}/${id}`);
      expect([302, 404], body).toContain(click.status);
      if (click.status === 302) expect(click.headers.get("location"), body).toMatch(/^(https?|mailto|tel):/i);
      expect((await visit(bio.page_url)).status, body).toBe(200);
      expect((await api.patch(`${at}/${id}`, response.body)).body, body).toMatchObject({
        ...response.body,
        clicks: expect.any(Number),
      });
      await api.delete(`${at}/${id}`);
    }),
    { numRuns: cases(200) },
  );
  expect(accepted).toBeGreaterThan(cases(20));
});
