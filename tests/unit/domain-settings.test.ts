import { expect, test } from "@playwright/test";
import { readEnv } from "@/lib/env";

const settings = (source: Record<string, string>) => {
  const result = readEnv(source);
  return "env" in result ? result.env : result.faults;
};

for (const [set, expected] of [
  [
    { SHORT_URL: "https://go.example.com" },
    {
      DOMAINS: "on",
      DOMAIN_TARGET: "go.example.com",
      DOMAIN_PROOF: "dns",
      DOMAIN_ORIGIN: "https://{domain}",
      DNS_SERVERS: [],
      ASK_TOKEN: undefined,
    },
  ],
  [{ SHORT_URL: "http://[2001:db8::1]:80" }, { DOMAIN_TARGET: "2001:db8::1" }],
  [{ DOMAIN_TARGET: "Edge.Example.COM." }, { DOMAIN_TARGET: "edge.example.com" }],
  [{ DOMAIN_TARGET: "2001:DB8:0::1" }, { DOMAIN_TARGET: "2001:db8::1" }],
  [{ DOMAIN_ORIGIN: "http://{domain}:8080/" }, { DOMAIN_ORIGIN: "http://{domain}:8080" }],
  [
    { DNS_SERVERS: "192.0.2.53, 192.0.2.54:5353,2001:db8::53,[2001:db8::53]:5353" },
    { DNS_SERVERS: ["192.0.2.53", "192.0.2.54:5353", "2001:db8::53", "[2001:db8::53]:5353"] },
  ],
] as const) {
  test(`${JSON.stringify(set)} gives ${JSON.stringify(expected)}`, () => {
    expect(settings(set)).toMatchObject(expected);
  });
}

for (const [name, values] of [
  ["DOMAINS", ["x", "true", "ON"]],
  ["DOMAIN_TARGET", ["https://x.example", "x.example:80", "x.example/y", "a b", "u@x.example"]],
  ["DOMAIN_PROOF", ["x", "txt", "off"]],
  ["DOMAIN_ORIGIN", ["x", "https://go.example.com", "{domain}", "ftp://{domain}", "https://{domain}/x"]],
  [
    "DNS_SERVERS",
    [
      "x",
      "ns.example.com",
      "192.0.2.53;192.0.2.54",
      "192.0.2.53,",
      "192.0.2.53:x",
      "192.0.2.53:0",
      "192.0.2.53:65536",
      "[::1]:0",
    ],
  ],
  ["ASK_TOKEN", ["short", "x".repeat(15), "has a space in it"]],
] as const) {
  for (const value of values) {
    test(`${name}=${value} is one error on one line that names it`, () => {
      expect(settings({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: .{10,}$`))]);
    });
  }
}
