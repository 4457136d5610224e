import { PAGE_LANGUAGES } from "@/lib/validation/languages";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";
import { newCountdown } from "@/tests/support/rows/countdowns";

test("the language of a countdown page is the visitor's unless it is one of the page languages", async ({
  api,
}) => {
  const page = await newCountdown(api);
  expect(page.language).toBeNull();
  for (const language of PAGE_LANGUAGES) {
    const { status, body } = await api.patch(`/countdowns/${page.id}`, { language });
    expect([status, body.language]).toEqual([200, language]);
  }
  expect((await api.patch(`/countdowns/${page.id}`, { title: "Later" })).body.language).toBe("uk");
  expect((await api.patch(`/countdowns/${page.id}`, { language: null })).body.language).toBeNull();
  expect((await newCountdown(api, { language: "pt" })).language).toBe("pt");
});

test("rejects any other language and changes nothing", async ({ api }) => {
  const page = await newCountdown(api, { language: "de" });
  for (const language of ["", "zh", "pt-BR", "German", "de,en", "constructor", 7, true, ["de"], {}]) {
    expectRefusal(await api.patch(`/countdowns/${page.id}`, { language }), 422, "invalid_language");
    const created = await api.post("/countdowns", { title: "x", ends_at: "2031-03-30 18:30:00", language });
    expectRefusal(created, 422, "invalid_language");
  }
  expect((await api.get(`/countdowns/${page.id}`)).body.language).toBe("de");
});
