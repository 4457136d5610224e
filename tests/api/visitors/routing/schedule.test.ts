import { expect, test, visit } from "@/tests/support/fixtures";

const URL = "https://example.com/";
const ZONES = Array.from({ length: 24 }, (_, n) => (n < 12 ? `Etc/GMT+${n}` : `Etc/GMT-${n - 11}`));

/** The clock of a time zone: its day, 1 for Monday, and hour. */
function clockOf(timeZone: string) {
  const local = new Date(new Date().toLocaleString("sv-SE", { timeZone }).replace(" ", "T").concat("Z"));
  return { day: local.getUTCDay() || 7, hour: local.getUTCHours() };
}

/** A time zone in which it is that hour now, so that no test depends on the time of day. */
const zoneAt = (hour: number): string => ZONES.find((zone) => clockOf(zone).hour === hour) ?? "";

test("a rule's days and hours are those of the clock of its time zone", async ({ api }) => {
  const [noon, night] = [zoneAt(12), zoneAt(1)];
  const { day } = clockOf(noon);
  const nightDay = clockOf(night).day;
  const dayBefore = nightDay === 1 ? 7 : nightDay - 1;
  const others = [1, 2, 3, 4, 5, 6, 7].filter((one) => one !== day);
  const cases: [conditions: object, matches: boolean][] = [
    [{ days: [day], timezone: noon }, true],
    [{ days: others, timezone: noon }, false],
    [{ hours: ["01:00-02:00", "10:00-15:00"], timezone: noon }, true],
    [{ hours: ["15:00-10:00"], timezone: noon }, false],
    [{ days: [day], hours: ["10:00-15:00"], timezone: noon }, true],
    [{ days: others, hours: ["10:00-15:00"], timezone: noon }, false],
    // After midnight it is still the evening before.
    [{ days: [dayBefore], hours: ["22:00-04:00"], timezone: night }, true],
    [{ days: [nightDay], hours: ["22:00-04:00"], timezone: night }, false],
  ];
  for (const [conditions, matches] of cases) {
    const { body: link } = await api.post("/links", {
      url: URL,
      rules: [{ url: `${URL}rule`, ...conditions }],
    });
    const { headers } = await visit(link.short_url);
    expect(headers.get("location"), JSON.stringify(conditions)).toBe(matches ? `${URL}rule` : URL);
  }
});
