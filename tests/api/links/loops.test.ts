import { env } from "@/lib/env";
import { expectRefusedByOtherFields } from "@/tests/api/domains/loop-fields";
import { expect, test } from "@/tests/support/fixtures";

const GOOD = "https://example.com/";
const LOCAL = new URL(env.SHORT_URL);
const error = {
  status: 422,
  body: { error: "invalid_url", message: expect.stringMatching(/^url .*short links/) },
};

test.describe("a link to the short-link host itself (srm-kzilla/kzilla.xyz#217, EdiWang/Elf#10)", () => {
  const LOOPS = [
    env.SHORT_URL,
    `${env.SHORT_URL}/some-slug?q#f`,
    `HTTP://LOCALHOST:${LOCAL.port}/x`,
    `https://LocalHost:${LOCAL.port}`,
    `http://localhost.:${LOCAL.port}/x`,
    `http://%6Cocalhost:${LOCAL.port}/x`,
    `http://ｌｏｃａｌｈｏｓｔ:${LOCAL.port}/x`,
    `http://localhost:0${LOCAL.port}/x`,
    ...["127.0.0.1", "127.1", "0x7f.2", "2130706433", "0", "[::1]", "[::ffff:127.0.0.1]", "[::]"].map(
      (host) => `http://${host}:${LOCAL.port}/x`,
    ),
    `  ${env.SHORT_URL}?q`,
    `http://localhost:${LOCAL.port}\\x`,
  ];
  for (const url of LOOPS) {
    test(`${url.replace(LOCAL.port, "port")} is rejected on create and on PATCH`, async ({ api }) => {
      expect(await api.post("/links", { url })).toMatchObject(error);
      const { body: link } = await api.post("/links", { url: GOOD });
      expect(await api.patch(`/links/${link.id}`, { url })).toMatchObject(error);
      expect((await api.get(`/links/${link.id}`)).body).toEqual(link);
    });
  }
});

test("no other field leads to the server's own host either", async ({ api }) => {
  for (const url of [`${env.SHORT_URL}/x`, `http://127.0.0.1:${LOCAL.port}`])
    await expectRefusedByOtherFields(api, url);
});
