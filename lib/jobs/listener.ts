import pg from "pg";
import { databaseUrl } from "@/lib/env";
import { log } from "@/lib/log";

const RECONNECT_MS = 2_000;

/** Calls `heard` for each NOTIFY on a channel, over its own connection, which reconnects when it breaks. */
export function listen(channel: string, heard: (payload: string) => void): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: databaseUrl(),
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: "Waypost, listener",
    });
    client = fresh;
    fresh.on("error", () => undefined);
    fresh.on("notification", ({ payload = "" }) => heard(payload));
    fresh.on("end", reconnect);
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${channel}`);
    } catch (err) {
      log.debug({ err }, "the listener cannot connect; retrying");
      await fresh.end().catch(() => undefined);
      reconnect();
    }
  };
  const reconnect = () => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(begin, RECONNECT_MS);
  };
  let running = Promise.resolve();
  const begin = () => {
    running = connect();
  };
  begin();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      await client?.end().catch(() => undefined);
    },
  };
}
