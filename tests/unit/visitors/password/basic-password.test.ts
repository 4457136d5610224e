import { expect, test } from "@playwright/test";
import { basicPassword } from "@/lib/visitors/request/basic-password";

const encoded = (credentials: string | Uint8Array) => Buffer.from(credentials).toString("base64");
const read = (authorization?: string) => basicPassword(authorization === undefined ? {} : { authorization });

test("takes the password after any user name, exactly as it was typed", () => {
  for (const user of ["", "me", "пользователь", "@"])
    for (const password of ["", "open sesame", " a b ", "a:b:", "e\u0301 \u00e9", "пароль🔑", "\ufeffx"])
      expect(read(`Basic ${encoded(`${user}:${password}`)}`)).toBe(password);
  expect(read(`basic   ${encoded("me:a")} `)).toBe("a");
  expect(read("Basic bWU6YQ")).toBe("a");
});

test("anything else has no password", () => {
  for (const header of ["", "Basic", "Basic ", "Bearer wp_x", `Basicx ${encoded("me:a")}`, "Basic a*b="])
    expect(read(header)).toBeUndefined();
  expect(read()).toBeUndefined();
  expect(read(`Basic ${encoded("no colon")}`)).toBeUndefined();
  expect(read(`Basic ${encoded("me:a")} ${encoded("me:b")}`)).toBeUndefined();
  expect(read(`Basic ${encoded(Uint8Array.of(0x6d, 0x3a, 0xff))}`)).toBeUndefined();
});
