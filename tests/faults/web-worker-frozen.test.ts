import { expect, test } from "@playwright/test";
import { makeLinksOf } from "@/tests/support/clients/first-account";
import { newAccount, visit } from "@/tests/support/fixtures";
import { pidsOf } from "@/tests/support/servers/process-tree";
import { SharedServer } from "@/tests/support/servers/shared-servers";

const server = SharedServer.forTests("disturbed");

test("while the web worker doesn't respond, visitors are served, and requests without a key or a page are refused", async () => {
  const [link] = await makeLinksOf((await newAccount("free", server.url)).api, [null]);
  const [webWorker = 0] = pidsOf(server.pid, "web worker");
  process.kill(webWorker, "SIGSTOP");
  const signal = AbortSignal.timeout(10_000);
  const statusOf = async (path: string, init?: RequestInit) =>
    (await fetch(server.url + path, { ...init, signal })).status;
  try {
    expect((await visit(`${server.url}/${link?.slug}`)).status).toBe(302);
    for (const path of ["/api/v1/me", "/api/v1/links", "/api/v1/nothing"])
      expect(await statusOf(path), path).toBe(401);
    expect(await statusOf("/api/v1/links", { method: "POST", body: "x".repeat(1_000_000) })).toBe(401);
    for (const path of ["/nothing/here", "/b/nobody", "/no-such-link"])
      expect(await statusOf(path), path).toBe(404);
    for (const path of ["/healthz", "/readyz"]) expect(await statusOf(path)).toBe(200);
  } finally {
    process.kill(webWorker, "SIGCONT");
  }
  expect(await statusOf("/api/v1/openapi.json")).toBe(200);
});
