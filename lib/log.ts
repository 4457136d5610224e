import { isMainThread } from "node:worker_threads";
import pino from "pino";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";

// Lines that come while others are being written form the next write, as short as pipes keep whole. What waits at the
// end of the process is written then; a thread has no such moment, so it writes each line at once.
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
