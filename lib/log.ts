import { isMainThread } from "node:worker_threads";
import pino from "pino";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";

// Lines logged during a write form the next one, within the size that pipes write atomically. The rest is flushed on
// exit; a thread has no exit hook, so it writes synchronously.
const destination = () => pino.destination({ dest: 1, sync: !isMainThread, maxWrite: 4096 });

const SECRETS = [
  "authorization",
  "cookie",
  "password",
  "secret",
  "token",
  "key",
  "apiKey",
  "api_key",
  "clientSecret",
  "client_secret",
];

/**
 * Structured logs, one JSON object per line. Fields with these names are redacted, also in errors and other objects
 * that are logged as a field.
 */
export const log = perProcess("log", () =>
  pino(
    {
      level: env.LOG_LEVEL,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: SECRETS.flatMap((name) => [name, `*.${name}`]),
        censor: "[redacted]",
      },
    },
    destination(),
  ),
);
