import { ACCEPT_LANGUAGES } from "@/tests/support/accept-languages";
import { expect, test, visit } from "@/tests/support/fixtures";

const URL = "https://example.com/";
const LANGUAGES = ["de-AT", "de", "en", "fr", "pt-BR", "zh-TW", "he", "id"];

test("a rule's languages are compared with the preferred ones of any Accept-Language header (shlinkio/shlink#2043)", async ({
  api,
}) => {
  const rules = LANGUAGES.map((language) => ({ url: `${URL}${language}`, languages: [language] }));
  const { body: link } = await api.post("/links", { url: URL, rules });
  for (const [header, preferred] of ACCEPT_LANGUAGES) {
    const isSpoken = (language: string) => {
      const { language: primary, region } = new Intl.Locale(language);
      return preferred.some((tag) => {
        const spoken = new Intl.Locale(tag);
        return spoken.language === primary && (!region || spoken.region === region);
      });
    };
    const expected = LANGUAGES.find(isSpoken) ?? "";
    const response = await visit(link.short_url, { "Accept-Language": header });
    expect(response.headers.get("location"), header).toBe(`${URL}${expected}`);
  }
});
