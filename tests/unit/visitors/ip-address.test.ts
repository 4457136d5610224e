import { expect, test } from "@playwright/test";
import { visitorAddress } from "@/lib/visitors/request/ip-address";

const SOCKET = "10.0.0.9";

// trusted proxies, X-Forwarded-For, address
const PROXIES: readonly (readonly [number, string | string[] | undefined, string])[] = [
  [0, undefined, SOCKET],
  [0, "198.51.100.7", SOCKET],
  [1, undefined, SOCKET],
  [1, "", SOCKET],
  [1, "198.51.100.7", "198.51.100.7"],
  [1, "1.1.1.1, 198.51.100.7", "198.51.100.7"],
  [1, "1.1.1.1,\t198.51.100.7 ", "198.51.100.7"],
  [2, "1.1.1.1, 198.51.100.7, 10.1.1.1", "198.51.100.7"],
  [3, "1.1.1.1, 198.51.100.7, 10.1.1.1", "1.1.1.1"],
  [4, "1.1.1.1, 198.51.100.7, 10.1.1.1", SOCKET],
  [2, "198.51.100.7", SOCKET],
  [2, ",198.51.100.7", SOCKET],
  [2, ["1.1.1.1, 198.51.100.7", "10.1.1.1"], "198.51.100.7"],
  [1, "198.51.100.7, unknown", SOCKET],
  [1, "198.51.100.7, _hidden", SOCKET],
  [1, "198.51.100.7,", SOCKET],
  [1, "198.51.100.7,,", SOCKET],
  [1, "300.1.1.1", SOCKET],
  [1, "1.1.1.1.", SOCKET],
  [1, "0x7f.1", SOCKET],
  [1, "198.51.100.7:51234", "198.51.100.7"],
  [1, "198.51.100.7:port", SOCKET],
  [1, "198.51.100.7 evil", SOCKET],
  [1, "2001:DB8:0:0::7", "2001:db8::7"],
  [1, "[2001:db8::7]", "2001:db8::7"],
  [1, "[2001:db8::7]:443", "2001:db8::7"],
  [1, "[2001:db8::7", SOCKET],
  [1, "[]", SOCKET],
  [1, "fe80::1%eth0", "fe80::1"],
  [1, "::ffff:198.51.100.7", "198.51.100.7"],
  [1, "::FFFF:c633:6407", "198.51.100.7"],
  [1, "0:0:0:0:0:ffff:198.51.100.7", "198.51.100.7"],
  [1, "[::ffff:198.51.100.7]:80", "198.51.100.7"],
];

for (const [trustProxy, forwarded, address] of PROXIES) {
  test(`behind ${trustProxy} proxies, X-Forwarded-For ${JSON.stringify(forwarded)} is ${address}`, () => {
    expect(visitorAddress({ "x-forwarded-for": forwarded }, SOCKET, trustProxy)).toBe(address);
  });
}

test("normalizes the socket's address", () => {
  expect(visitorAddress({}, "::ffff:8.8.8.8", 0)).toBe("8.8.8.8");
  expect(visitorAddress({}, "fe80::1%eth0", 0)).toBe("fe80::1");
  expect(visitorAddress({}, "::1", 0)).toBe("::1");
});

test("a connection without an address has none", () => {
  expect(visitorAddress({}, undefined, 0)).toBeNull();
  expect(visitorAddress({}, "/run/app.sock", 1)).toBeNull();
  expect(visitorAddress({ "x-forwarded-for": "8.8.8.8" }, undefined, 1)).toBe("8.8.8.8");
});

test("ignores a 16 KB header and uses the socket's address", () => {
  for (const flood of [",".repeat(16_000), "1".repeat(16_000), "[".repeat(16_000), " ".repeat(16_000)]) {
    expect(visitorAddress({ "x-forwarded-for": flood }, SOCKET, 1)).toBe(SOCKET);
    expect(visitorAddress({ "x-forwarded-for": flood }, SOCKET, 10)).toBe(SOCKET);
  }
});
