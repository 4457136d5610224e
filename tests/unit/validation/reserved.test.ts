import { expect, test } from "@playwright/test";
import { isReserved } from "@/lib/slugs/reserved";

for (const word of [
  "api-v1",
  "Dashboards",
  "login_",
  "-healthz",
  "constructor",
  "__proto__",
  "null-",
  "mcp",
]) {
  test(`${word} only looks like a reserved word`, () => expect(isReserved(word)).toBe(false));
}

for (const word of ["api", "Dashboard", "_NEXT", "null", "invite", "metrics"]) {
  test(`${word} is reserved`, () => expect(isReserved(word)).toBe(true));
}
