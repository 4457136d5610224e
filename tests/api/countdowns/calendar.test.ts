import { env } from "@/lib/env";
import { expect, test, visit } from "@/tests/support/fixtures";

/** The properties of a calendar file, unfolded and unescaped, by name. */
function read(file: string): Map<string, string> {
  const lines = file.replace(/\r\n[ \t]/g, "").split("\r\n");
  const escapes: Record<string, string> = { n: "\n", N: "\n" };
  return new Map(
    lines.filter(Boolean).map((line) => {
      const colon = line.indexOf(":");
      const value = line.slice(colon + 1).replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);
      return [line.slice(0, colon), value];
    }),
  );
}

test("the calendar file has the end, escaped and folded as in RFC 5545", async ({ api }) => {
  const title = `Commas, semicolons; back\\slashes and ${"😀é".repeat(40)}`;
  const description = "BEGIN:VEVENT\nEND:VCALENDAR\n\nTwo paragraphs, and\\n no more.";
  const body = { title, description, ends_at: "2031-03-30 18:30:05", timezone: "Asia/Tokyo" };
  const { body: page } = await api.post("/countdowns", body);
  const response = await visit(`${page.page_url}/calendar.ics`);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${page.slug}.ics"`);
  const file = await response.text();
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toMatch(/\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/);
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  const event = read(file);
  expect(event.get("SUMMARY")).toBe(title);
  expect(event.get("DESCRIPTION")).toBe(`${description}\n\n${page.page_url}`);
  expect(event.get("URL")).toBe(page.page_url);
  expect(event.get("DTSTART")).toBe("20310330T183005Z");
  expect(event.get("UID")).toBe(`countdown-${page.id}@${new URL(env.SHORT_URL).hostname}`);
});

test("an edit updates the event in a calendar", async ({ api }) => {
  const { body: page } = await api.post("/countdowns", { title: "Launch", ends_at: "2031-03-30 18:30:00" });
  const event = async () => read(await (await visit(`${page.page_url}/calendar.ics`)).text());
  const first = await event();
  await api.patch(`/countdowns/${page.id}`, { ends_at: "2031-03-31 18:30:00" });
  const second = await event();
  expect(second.get("UID")).toBe(first.get("UID"));
  expect(second.get("DTSTART")).toBe("20310331T183000Z");
  expect(Number(second.get("SEQUENCE"))).toBeGreaterThanOrEqual(Number(first.get("SEQUENCE")));
});
