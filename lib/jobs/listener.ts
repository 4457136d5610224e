import pg from "pg";
import { backoff } from "@/lib/async/backoff";
import { databaseUrl } from "@/lib/env";
import { log } from "@/lib/log";

const MAX_RECONNECT_MS = 10_000;

/**
 * Calls `onNotify` for each NOTIFY on a channel, over its own connection, with automatic reconnects. `started` resolves
 * after the first attempt to connect, and never rejects.
 */
export function listen(
  channel: string,
  onNotify: (payload: string) => void,
): { started: Promise<void>; stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const retries = backoff(500, MAX_RECONNECT_MS);

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: databaseUrl(),
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: "Waypost, listener",
    });
    client = fresh;
    fresh.on("error", () => undefined);
    fresh.on("notification", ({ payload = "" }) => onNotify(payload));
    fresh.on("end", reconnect);
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${channel}`);
      retries.reset();
    } catch (err) {
      log.debug({ err }, "the listener cannot connect; retrying");
      await fresh.end().catch(() => undefined);
      reconnect();
    }
  };
  const reconnect = () => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(begin, retries.next());
  };
  let running = Promise.resolve();
  const begin = () => {
    running = connect();
  };
  begin();

  return {
    started: running,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      await client?.end().catch(() => undefined);
    },
  };
}
