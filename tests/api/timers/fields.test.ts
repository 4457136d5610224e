import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";

const ENDS = inDays(9);
const MINE = { name: "Spring sale", ends_at: ENDS };

const NOT_TEXT = [5, true, [], {}, "a\u0000b", "a\tb", "a\ud800"];
const NOT_COLOR = ["", "fff", "#ffffff", "gggggg", "ffffff0", "ＦＦＦＦＦＦ", 123456, true, [], {}];
const REFUSED: Record<string, unknown[]> = {
  name: [...NOT_TEXT, "a\nb", "x".repeat(201), "😀".repeat(201)],
  ends_at: [
    "",
    "soon",
    "2999-01-01",
    "2999-01-01T00:00:00Z",
    "2999-02-30 00:00:00",
    5,
    null,
    {},
    "2001-01-01 00:00:00",
    inDays(-1),
  ],
  style: ["", "Boxed", "round", 1, true, [], {}],
  bg: NOT_COLOR,
  fg: NOT_COLOR,
  accent: NOT_COLOR,
  width: [199, 1201, 0, -600, 600.5, "600", "", true, [], {}, 1e9],
  units: ["", "x", "sm", "dd", "DHMS", "d h", "hmsd", 5, true, ["d"], {}],
  show_labels: ["", "true", 0, 1, [], {}],
  labels: [
    "",
    "Days",
    5,
    true,
    [],
    ["a"],
    { days: 5 },
    { hours: "x".repeat(17) },
    { seconds: "😀".repeat(17) },
    { days: "a\u0007" },
    { minutes: {} },
    { minutes: "a\nb" },
  ],
  expired_message: [...NOT_TEXT, "x".repeat(101), "😀".repeat(101)],
  link_url: [
    "x",
    "ftp://example.com",
    "javascript:alert(1)",
    "mailto:a@example.com",
    "//example.com",
    "https://u:p@example.com",
    5,
    {},
    `https://example.com/${"a".repeat(2048)}`,
  ],
  alt_text: [...NOT_TEXT, "a\nb", "x".repeat(201), "😀".repeat(201)],
};

for (const [field, values] of Object.entries(REFUSED)) {
  test(`rejects an invalid ${field} with a message that names it, on create and on PATCH`, async ({
    api,
  }) => {
    const { body: timer } = await api.post("/timers", MINE);
    for (const value of values) {
      const error = {
        status: 422,
        body: { error: `invalid_${field}`, message: expect.stringContaining(`${field} `) },
      };
      const label = JSON.stringify(value)?.slice(0, 60);
      expect(await api.post("/timers", { ...MINE, [field]: value }), label).toMatchObject(error);
      expect(
        await api.patch(`/timers/${timer.id}`, { name: "changed", [field]: value }),
        label,
      ).toMatchObject(error);
    }
    expect((await api.get(`/timers/${timer.id}`)).body).toEqual(timer);
    expect((await api.get("/timers")).body.total).toBe(1);
  });
}
