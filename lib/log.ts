import pino from "pino";
import { env } from "@/lib/env";

/** Structured logs, one JSON object per line. Keys, passwords and cookies are redacted. */
export const log = pino({
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
});
