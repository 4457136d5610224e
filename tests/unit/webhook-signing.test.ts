import { createHmac, randomBytes } from "node:crypto";
import { expect, test } from "@playwright/test";
import { readEnv } from "@/lib/env";
import { isSuccess, retryAt } from "@/lib/webhooks/record-attempt";
import { decryptSecret, encryptSecret, newSecret, signedHeaders } from "@/lib/webhooks/sign";

process.env.NEXTAUTH_SECRET ??= randomBytes(32).toString("hex");

const message = {
  id: "0b6c1c3e-0000-4000-8000-000000000001",
  event: "link.created",
  attempt: 3,
  body: '{"event":"link.created","data":{"title":"Fête \u{1F389}"}}',
  at: new Date("2026-01-31T09:30:00.999Z"),
};

test("a secret is whsec_ and base64 of 32 random bytes", () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Buffer.from(secret.slice(6), "base64")).toHaveLength(32);
  }
  expect(new Set(secrets).size).toBe(100);
});

test("the headers are those of the contract, over the exact bytes", () => {
  const secret = newSecret();
  const own = createHmac("sha256", secret).update(message.body).digest("hex");
  const key = Buffer.from(secret.slice(6), "base64");
  const standard = createHmac("sha256", key)
    .update(`${message.id}.1769851800.${message.body}`)
    .digest("base64");
  expect(signedHeaders(message, [secret])).toEqual({
    "Content-Type": "application/json",
    "User-Agent": expect.stringContaining("Waypost"),
    "X-Service-Event": "link.created",
    "X-Service-Delivery": message.id,
    "X-Service-Attempt": "3",
    "X-Service-Signature": `sha256=${own}`,
    "webhook-id": message.id,
    "webhook-timestamp": "1769851800",
    "webhook-signature": `v1,${standard}`,
  });
});

test("matches the example of the Standard Webhooks specification", () => {
  const example = {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    event: "test",
    attempt: 1,
    body: '{"test": 2432232314}',
    at: new Date(1_614_265_330_000),
  };
  const headers = signedHeaders(example, ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"]);
  expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("signs with both secrets during a rotation, the new one first", () => {
  const [fresh, old] = [newSecret(), newSecret()];
  const both = signedHeaders(message, [fresh, old]);
  const [one, other] = [signedHeaders(message, [fresh]), signedHeaders(message, [old])];
  expect(both["X-Service-Signature"]).toBe(one["X-Service-Signature"]);
  expect(both["X-Service-Signature-Previous"]).toBe(other["X-Service-Signature"]);
  expect(both["webhook-signature"]).toBe(`${one["webhook-signature"]} ${other["webhook-signature"]}`);
});

test("encryption hides the secret, differs each time, and detects a flipped bit", () => {
  const secret = newSecret();
  const [one, other] = [encryptSecret(secret), encryptSecret(secret)];
  expect(decryptSecret(one)).toBe(secret);
  expect(Buffer.compare(one, other)).not.toBe(0);
  expect(Buffer.from(one).includes(secret.slice(6, 20))).toBe(false);
  for (const index of [0, 12, 28, one.length - 1]) {
    const spoilt = Uint8Array.from(one);
    spoilt[index] = (spoilt[index] ?? 0) ^ 1;
    expect(decryptSecret(spoilt)).toBeUndefined();
  }
  expect(decryptSecret(new Uint8Array())).toBeUndefined();
});

test("a secret encrypted with another NEXTAUTH_SECRET can't be decrypted, without a crash", () => {
  const before = process.env.NEXTAUTH_SECRET;
  const encrypted = encryptSecret(newSecret());
  process.env.NEXTAUTH_SECRET = "another";
  expect(decryptSecret(encrypted)).toBeUndefined();
  process.env.NEXTAUTH_SECRET = before;
});

test("the default waits are 1, 5 and 10 minutes, after which a delivery fails", () => {
  const settings = readEnv({});
  const waits = "env" in settings ? settings.env.WEBHOOK_RETRY_SECONDS : [];
  const ended = new Date("2026-01-31T09:30:00Z");
  const minutes = [1, 2, 3, 4].map((failed) => {
    const next = retryAt(failed, ended, waits);
    return next && (next.getTime() - ended.getTime()) / 60_000;
  });
  expect(minutes).toEqual([1, 5, 10, undefined]);
});

test("only 2xx is success", () => {
  for (const status of [200, 201, 202, 204, 299]) expect(isSuccess({ status })).toBe(true);
  for (const status of [null, 100, 199, 300, 301, 302, 307, 308, 400, 404, 410, 429, 500, 503])
    expect(isSuccess({ status })).toBe(false);
});
