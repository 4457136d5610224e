import { createHash, generateKeyPairSync, type KeyObject, randomInt, sign } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listening } from "@/tests/support/servers/listen";

type Person = { sub: string; name: string; email: string; email_verified: boolean };

/** A fake Google: everyone who signs in is `person`, consents, and returns with a token signed by `key`. */
export type FakeGoogle = {
  url: string;
  person: Person;
  key: KeyObject;
  /** The request for the last token. */
  asked: URLSearchParams;
  close(): Promise<void>;
};

/** A person who is new to Google. */
export const newPerson = (email: string, verified = true): Person => ({
  sub: String(randomInt(1, 2 ** 40)),
  name: "Ada Lovelace",
  email,
  email_verified: verified,
});

export const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

export async function openGoogle(): Promise<FakeGoogle> {
  const { publicKey, privateKey } = newKey();
  const fake = {
    url: "",
    person: newPerson("nobody@example.com"),
    key: privateKey,
    asked: new URLSearchParams(),
  };
  let challenge: string | null = null;
  const tokenFor = (audience: string) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: fake.url, aud: audience, iat: now, exp: now + 60, ...fake.person };
    const signed = `${base64({ alg: "RS256", kid: "the key" })}.${base64(claims)}`;
    return `${signed}.${sign("sha256", Buffer.from(signed), fake.key).toString("base64url")}`;
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", fake.url);
    const json = (body: unknown, status = 200) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (url.pathname === "/.well-known/openid-configuration")
      return json({
        issuer: fake.url,
        authorization_endpoint: `${fake.url}/authorize`,
        token_endpoint: `${fake.url}/token`,
        jwks_uri: `${fake.url}/keys`,
      });
    if (url.pathname === "/keys")
      return json({
        keys: [{ ...publicKey.export({ format: "jwk" }), kid: "the key", alg: "RS256", use: "sig" }],
      });
    if (url.pathname === "/authorize") {
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      back.search = String(
        new URLSearchParams({ code: "the code", state: url.searchParams.get("state") ?? "" }),
      );
      challenge = url.searchParams.get("code_challenge");
      return void response.writeHead(302, { Location: back.href }).end();
    }
    fake.asked = new URLSearchParams(await text(request));
    const proof = createHash("sha256")
      .update(fake.asked.get("code_verifier") ?? "")
      .digest("base64url");
    if (url.pathname !== "/token" || proof !== challenge) return json({ error: "invalid_grant" }, 400);
    return json({ access_token: "the token", token_type: "Bearer", id_token: tokenFor("an id") });
  });
  return Object.assign(fake, await listening(server));
}
