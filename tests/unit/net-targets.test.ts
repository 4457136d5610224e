import { once } from "node:events";
import { createServer, isIPv6 } from "node:net";
import { expect, test } from "@playwright/test";
import { publicAgent, unrestrictedAgent } from "@/lib/net/agent";
import type { Address, Resolve } from "@/lib/net/names";
import { post } from "@/lib/net/send";
import { hostOf, targetFault } from "@/lib/net/target";
import {
  HOSTILE_ADDRESSES,
  HOSTILE_NAMES,
  NOT_TARGETS,
  PUBLIC_TARGETS,
} from "@/tests/support/rows/hostile-targets";

let port = 0;
let reached = 0;
const canary = createServer((socket) => {
  reached++;
  socket.destroy();
});

test.beforeAll(async () => {
  // Listens on every address of the machine, IPv4 and IPv6.
  await once(canary.listen(0, "::"), "listening");
  const address = canary.address();
  port = address && typeof address === "object" ? address.port : 0;
});
test.afterAll(() => void canary.close());
test.beforeEach(() => {
  reached = 0;
});

const strict = { allowPrivate: false };
const at = (url: string) => url.replace("{port}", String(port));
const found = (addresses: readonly string[]): Address[] =>
  addresses.map((address) => ({ address, family: isIPv6(address.split("%")[0] ?? "") ? 6 : 4 }));
const names =
  (addresses: readonly string[]): Resolve =>
  async () =>
    found(addresses);
const send = (url: string, resolve?: Resolve) => post(url, "{}", {}, publicAgent(resolve), 5_000);

for (const template of HOSTILE_ADDRESSES) {
  test(`rejects ${template} when it is saved and when it is sent to`, async () => {
    expect(await targetFault(at(template), strict)).toMatch(/public/);
    await expect(send(at(template))).rejects.toThrow(/not a public address/);
    expect(reached).toBe(0);
  });
}

for (const [template, addresses] of HOSTILE_NAMES) {
  test(`rejects ${template} resolving to ${addresses.join(" and ")} when it is saved and when it is sent to`, async () => {
    const resolve = names(addresses);
    const host = hostOf(new URL(at(template)));
    expect(await targetFault(at(template), { ...strict, resolve })).toBe(
      `must be a public address; ${host} is not`,
    );
    await expect(send(at(template), names(addresses))).rejects.toThrow(/^[\w.-]+ is not a public address$/);
    expect(reached).toBe(0);
  });
}

for (const url of NOT_TARGETS) {
  test(`rejects ${JSON.stringify(url)} as a target, even where private ones are allowed`, async () => {
    expect(await targetFault(at(url), strict)).toMatch(/^must/);
    expect(await targetFault(at(url), { allowPrivate: true })).toMatch(/^must/);
  });
}

for (const url of PUBLIC_TARGETS) {
  test(`accepts ${url}`, async () => expect(await targetFault(url, strict)).toBeUndefined());
}

test("rejects a name at the connection when it resolves to another address than at the check", async () => {
  const resolve = names(["93.184.215.14"]);
  const url = at("http://rebind.example.com:{port}/");
  expect(await targetFault(url, { ...strict, resolve })).toBeUndefined();
  await expect(send(url, names(["127.0.0.1"]))).rejects.toThrow(/^[a-z.]+ is not a public address$/);
  expect(reached).toBe(0);
});

test("resolves a name once per connection and connects to the address that was checked", async () => {
  let asked = 0;
  const turning: Resolve = async () => found([asked++ === 0 ? "127.0.0.1" : "93.184.215.14"]);
  await expect(send(at("http://turning.example.com:{port}/"), turning)).rejects.toThrow(
    /^[a-z.]+ is not a public address$/,
  );
  expect([asked, reached]).toEqual([1, 0]);
});

test("accepts a name that can't be resolved yet, and reports it at each attempt", async () => {
  const resolve = () => Promise.reject(new Error("ENOTFOUND"));
  expect(await targetFault("https://later.example.com/", { ...strict, resolve })).toBeUndefined();
});

test("the canary server is reachable", async () => {
  await expect(post(`http://127.0.0.1:${port}/`, "{}", {}, unrestrictedAgent())).rejects.toThrow();
  expect(reached).toBe(1);
});
