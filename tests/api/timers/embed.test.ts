import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";

const HOSTILE = `"><script>alert('x')</script>&amp;<b a="`;

/** The tags of an HTML text with their attributes, entities resolved, by an independent parser. */
function tagsOf(html: string): { name: string; attributes: Record<string, string> }[] {
  const resolve = (text: string) =>
    text
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&#34;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&");
  return [...html.matchAll(/<(\/?\w+)((?:\s+[\w-]+="[^"<>]*")*)\s*>/g)].map(
    ([, name = "", attributes = ""]) => ({
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
          key,
          resolve(value),
        ]),
      ),
    }),
  );
}

test("the HTML is an image with its size and alt text, inside a link when there is one", async ({ api }) => {
  const { body } = await api.post("/timers", {
    ends_at: inDays(3),
    alt_text: "Ends soon",
    link_url: "https://example.com/?a=1&b=2",
  });
  const [a, img, end, ...rest] = tagsOf(body.embed_html);
  expect([a?.name, img?.name, end?.name, rest]).toEqual(["a", "img", "/a", []]);
  expect(a?.attributes.href).toBe("https://example.com/?a=1&b=2");
  expect(img?.attributes).toMatchObject({
    src: body.gif_url,
    width: "600",
    height: expect.stringMatching(/^\d+$/),
    alt: "Ends soon",
  });
  const { body: bare } = await api.patch(`/timers/${body.id}`, { link_url: null, alt_text: "" });
  expect(tagsOf(bare.embed_html).map(({ name }) => name)).toEqual(["img"]);
  expect(tagsOf(bare.embed_html)[0]?.attributes.alt).toContain(body.ends_at);
});

test("hostile texts stay inside their attribute", async ({ api }) => {
  const link = `https://example.com/?q='"><script>alert(1)</script>`;
  const { status, body } = await api.post("/timers", {
    ends_at: inDays(3),
    name: HOSTILE,
    alt_text: HOSTILE,
    link_url: link,
  });
  expect(status).toBe(201);
  expect(body.embed_html).not.toContain("<script");
  const tags = tagsOf(body.embed_html);
  expect(tags.map(({ name }) => name)).toEqual(["a", "img", "/a"]);
  expect(tags[0]?.attributes.href).toBe(link);
  expect(tags[1]?.attributes.alt).toBe(HOSTILE);
  expect(body.embed_html.replace(/<[^>]*>/g, "")).toBe("");
});

test("width and height in the HTML are those of the image, in every style", async ({ api }) => {
  for (const style of ["boxed", "plain", "rounded"])
    for (const fields of [
      {},
      { width: 200 },
      { width: 1200, units: "s" },
      { units: "hm", show_labels: false },
    ]) {
      const { body } = await api.post("/timers", { ends_at: inDays(300), style, ...fields });
      const image = Buffer.from(await (await fetch(body.gif_url)).arrayBuffer());
      const { width, height } = tagsOf(body.embed_html)[0]?.attributes ?? {};
      expect([image.readUInt16LE(6), image.readUInt16LE(8)].map(String)).toEqual([width, height]);
    }
});
