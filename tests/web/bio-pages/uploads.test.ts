import { env } from "@/lib/env";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { newBioPage } from "@/tests/support/rows/bio-pages";
import { picture } from "@/tests/support/rows/pictures";
import { LIST } from "./editor";

test("pictures and thumbnails can't be uploaded by strangers, other accounts and other websites", async ({
  account,
  stranger,
}) => {
  const { api } = account;
  const [bio, foreign] = [await newBioPage(api), await newBioPage(stranger, {}, [{}])];
  const own = { Cookie: await sessionCookie(account) };
  const body = new Uint8Array(await picture(20, 20).png().toBuffer());
  const send = async (path: string, origin = env.APP_URL, cookie: Record<string, string> = own) => {
    const headers = { ...cookie, Origin: origin, "Content-Type": "image/png" };
    return (await fetch(`${LIST}/${path}`, { method: "POST", body, headers })).status;
  };
  expect(await send(`${foreign.id}/avatar`)).toBe(404);
  expect(await send(`${foreign.id}/links/${foreign.links[0].id}/thumbnail`)).toBe(404);
  expect(await send("x/avatar")).toBe(404);
  expect(await send(`${bio.id}/avatar`, "https://evil.example")).toBe(403);
  expect(await send(`${bio.id}/avatar`, env.APP_URL, {})).toBe(401);
  expect((await api.get(`/bio-pages/${bio.id}`)).body.avatar_url).toBeNull();
  expect(await send(`${bio.id}/avatar`)).toBe(200);
});
