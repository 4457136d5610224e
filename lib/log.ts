import { isMainThread } from "node:worker_threads";
import pino from "pino";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";

// Lines logged during a write form the next one, within the size that pipes write atomically. The rest is flushed on
// exit; a thread has no exit hook, so it writes synchronously.
const destination = () => pino.destination({ dest: 1, sync: !isMainThread, maxWrite: 4096 });

/** Structured logs, one JSON object per line. Keys, passwords and cookies are redacted. */
export const log = perProcess("log", () =>
  pino(
    {
      level: env.LOG_LEVEL,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          "authorization",
          "cookie",
          "password",
          "secret",
          "token",
          "*.authorization",
          "*.cookie",
          "*.password",
          "*.secret",
          "*.token",
        ],
        censor: "[redacted]",
      },
    },
    destination(),
  ),
);
