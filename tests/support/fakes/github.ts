import { randomInt } from "node:crypto";
import { createServer } from "node:http";
import { listening } from "@/tests/support/servers/listen";

type Person = {
  id: number;
  login: string;
  name: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
};

/** A fake GitHub: everyone who signs in is `person`, and consents. */
export type FakeGitHub = { url: string; person: Person; close(): Promise<void> };

/** A person who is new to GitHub. */
export const newPerson = (email: string, verified = true): Person => ({
  id: randomInt(1, 2 ** 40),
  login: "ada",
  name: "Ada Lovelace",
  emails: [
    { email: "other@example.com", primary: false, verified: true },
    { email, primary: true, verified },
  ],
});

export async function openGitHub(): Promise<FakeGitHub> {
  const fake = { person: newPerson("nobody@example.com") };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://fake");
    const asked = url.searchParams;
    const json = (body: unknown) => {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(body));
    };
    if (url.pathname === "/login/oauth/authorize") {
      const back = new URL(asked.get("redirect_uri") ?? "");
      back.search = String(new URLSearchParams({ code: "the code", state: asked.get("state") ?? "" }));
      return void response.writeHead(302, { Location: back.href }).end();
    }
    if (url.pathname === "/login/oauth/access_token")
      return json({ access_token: "the token", token_type: "bearer", scope: "read:user" });
    if (request.headers.authorization !== "Bearer the token") return void response.writeHead(401).end();
    const { emails, ...profile } = fake.person;
    // The public email of a profile need not be verified.
    if (url.pathname === "/api/v3/user") return json({ ...profile, email: "shown@example.com" });
    if (url.pathname === "/api/v3/user/emails") return json(emails);
    response.writeHead(404).end();
  });
  return Object.assign(fake, await listening(server));
}
