import { expect, test } from "@playwright/test";
import { networkOf } from "@/lib/visitors/request/network";

test("an IPv4 address is a client, and so is the /64 network of an IPv6 address", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  for (const address of ["2001:db8:0:1::7", "2001:0db8:0000:0001:ffff:0:0:1", "2001:db8:0:1:1:2:3:4"])
    expect(networkOf(address)).toBe("2001:db8:0:1::/64");
  expect(networkOf("2001:db8:0:2::7")).toBe("2001:db8:0:2::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf(null)).toBe("unknown");
});
