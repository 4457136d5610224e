import { expect, test } from "@playwright/test";
import { askResponse } from "@/lib/domains/hosts/ask";

const statusFor = (address: string | undefined) =>
  askResponse({ query: "domain=localhost", headers: {}, address }).status;

for (const address of [
  "127.0.0.1",
  "127.8.8.8",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.1.1",
  "::1",
  "fd12::1",
  "fe80::1%eth0",
  "::ffff:10.0.0.1",
  "::ffff:127.0.0.1",
])
  test(`a proxy at ${address} may ask`, () => expect(statusFor(address)).toBe(200));

for (const address of [
  "203.0.113.9",
  "8.8.8.8",
  "172.32.0.1",
  "172.15.255.255",
  "192.169.0.1",
  "100.64.0.1",
  "0.0.0.0",
  "2001:db8::1",
  "::ffff:8.8.8.8",
  "::",
  "64:ff9b::a00:1",
  "x",
  undefined,
])
  test(`a peer at ${address} may not ask`, () => expect(statusFor(address)).toBe(404));
