import { hash } from "@node-rs/argon2";
import { expect, test } from "@playwright/test";
import { hashPassword, verifyPassword } from "@/lib/users/password-hash";

const COMPOSED = "Caf\u00e9 \u00c5ngstr\u00f6m";
const DECOMPOSED = COMPOSED.normalize("NFD");

test("a password is the same however its letters are composed", async () => {
  expect(DECOMPOSED).not.toBe(COMPOSED);
  for (const chosen of [COMPOSED, DECOMPOSED])
    for (const typed of [COMPOSED, DECOMPOSED])
      expect(await verifyPassword(await hashPassword(chosen), typed)).toBe(true);
});

test("letters that only look alike are different", async () => {
  expect(await verifyPassword(await hashPassword("\ufb01 password"), "fi password")).toBe(false);
});

test("a password that an earlier version hashed as it was typed still matches", async () => {
  const earlier = await hash(DECOMPOSED, { memoryCost: 19_456, timeCost: 2 });
  expect(await verifyPassword(earlier, DECOMPOSED)).toBe(true);
  expect(await verifyPassword(earlier, "another password")).toBe(false);
  expect(await verifyPassword(undefined, DECOMPOSED)).toBe(false);
});
