import { expect, test } from "@playwright/test";
import { env } from "@/lib/env";
import { foreignHost } from "@/lib/visitors/request/host";

const OWN = new URL(env.APP_URL).host;

test("a host name that may be a domain is known however it is written", () => {
  for (const host of ["go.example.com", "GO.Example.COM", "go.example.com.", "go.example.com:8080"])
    expect(foreignHost({ host }, 0), host).toBe("go.example.com");
});

test("our own hosts, addresses, bare names and nonsense are no domain", () => {
  const hosts = [
    OWN,
    OWN.toUpperCase(),
    "localhost",
    "app:3000",
    "127.0.0.1:80",
    "[::1]",
    "[2001:db8::1]:80",
  ];
  for (const host of [
    ...hosts,
    "",
    ".",
    "a b.example",
    "a,b.example",
    '{"x.y"}',
    "x".repeat(300),
    "%00.example",
  ])
    expect(foreignHost({ host }, 0), host).toBeNull();
  expect(foreignHost({}, 0)).toBeNull();
});

test("X-Forwarded-Host counts behind as many proxies as are trusted, from the right", () => {
  const headers = (forwarded: string) => ({ host: OWN, "x-forwarded-host": forwarded });
  expect(foreignHost(headers("go.example.com"), 0)).toBeNull();
  expect(foreignHost(headers("go.example.com"), 1)).toBe("go.example.com");
  expect(foreignHost(headers("forged.example.com, go.example.com"), 1)).toBe("go.example.com");
  expect(foreignHost(headers("go.example.com, inner.example.com"), 2)).toBe("go.example.com");
  expect(foreignHost(headers("go.example.com"), 2)).toBe("go.example.com");
  expect(foreignHost({ host: "go.example.com" }, 1)).toBe("go.example.com");
  expect(foreignHost({ host: "go.example.com", "x-forwarded-host": OWN }, 1)).toBeNull();
});
