import { firstKey } from "@/tests/support/clients/first-account";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { dataFolder } from "@/tests/support/servers/data-folders";
import { freePort, startServer } from "@/tests/support/servers/server";
import { memoryByKind } from "./processes";
import { listed, table } from "./table";

const STARTS = 5;

/** Starts with an empty data folder, and again: until "ready", the first GET /me, and the memory after it. */
export async function benchStart(settings: Record<string, string>): Promise<string> {
  const folder = await dataFolder();
  const rows: string[][] = [];
  let key = "";
  try {
    for (let start = 0; start < STARTS; start++) {
      const port = String(await freePort());
      const began = performance.now();
      const server = await startServer({ ...settings, DATA_DIR: folder.path, PORT: port });
      try {
        const ready = performance.now();
        // Only the first start prints it.
        key ||= firstKey(server);
        const headers = { Authorization: `Bearer ${key}` };
        const { status } = await exactRequest(server.url, { target: "/api/v1/me", headers });
        const responded = performance.now();
        if (status !== 200) throw new Error(`GET /me is ${status}`);
        rows.push([
          start === 0 ? "with an empty folder" : "again",
          (ready - began).toFixed(0),
          (responded - ready).toFixed(0),
          listed(memoryByKind(server.process.pid)),
        ]);
      } finally {
        await server.stop();
      }
    }
  } finally {
    await folder.remove();
  }
  return table(["start", "ready after ms", "first GET /me ms", "memory MB"], rows);
}
