import { availableParallelism } from "node:os";
import {
  domainOrigin,
  flag,
  hostOrAddress,
  inngestDev,
  matching,
  nameServers,
  oneOf,
  origin,
  proxies,
  SettingFault,
  smtpUrl,
  text,
  url,
  waits,
  whole,
} from "@/lib/validation/env-settings";

/** Default waits before the retries of a delivery, in seconds. */
export const DEFAULT_RETRY_SECONDS: readonly number[] = [60, 300, 600];

const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const MAX_DEFAULT_WORKERS = 8;

/** One per core; half as many with the embedded PostgreSQL, which uses as much CPU (docs/performance.md). */
const defaultWorkers = (isExternal: boolean): number =>
  Math.min(Math.ceil(availableParallelism() / (isExternal ? 1 : 2)), MAX_DEFAULT_WORKERS);

/** An email address, alone or after a name in angle brackets. */
const SENDER = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)\s*$/;

const PAIRS = [
  ["UPSTASH_REDIS_REST_URL", "UPSTASH_REDIS_REST_TOKEN"],
  ["INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY"],
  ["GITHUB_ID", "GITHUB_SECRET"],
  ["GOOGLE_ID", "GOOGLE_SECRET"],
] as const;

type Get = <T>(name: string, read: (value: string) => T) => T | undefined;

function settings(get: Get) {
  const env = {
    PORT: get("PORT", whole(1, 65_535, "must be a port number")) ?? 3000,
    HOST: get("HOST", text),
    APP_URL: get("APP_URL", origin),
    SHORT_URL: get("SHORT_URL", origin),
    DATABASE_URL: get("DATABASE_URL", matching(/^postgres(ql)?:\/\//, "must start with postgresql://")),
    DATA_DIR: get("DATA_DIR", text) ?? ".data",
    WORKERS: get("WORKERS", whole(1, 64)) ?? defaultWorkers(get("DATABASE_URL", text) !== undefined),
    KEEP_ALIVE_SECONDS: get("KEEP_ALIVE_SECONDS", whole(1, 3_600)) ?? 75,
    NEXTAUTH_SECRET: get("NEXTAUTH_SECRET", text),
    LOG_LEVEL: get("LOG_LEVEL", oneOf(LEVELS)) ?? "info",
    TRUST_PROXY: get("TRUST_PROXY", proxies) ?? 0,
    JOURNAL_DAYS: get("JOURNAL_DAYS", whole(1, 3_650)) ?? 35,
    UPSTASH_REDIS_REST_URL: get(
      "UPSTASH_REDIS_REST_URL",
      url(/^https?:$/, "must be the https address of the Redis REST service"),
    ),
    UPSTASH_REDIS_REST_TOKEN: get("UPSTASH_REDIS_REST_TOKEN", text),
    WEBHOOK_ALLOW_PRIVATE: get("WEBHOOK_ALLOW_PRIVATE", flag) ?? false,
    WEBHOOK_RETRY_SECONDS: get("WEBHOOK_RETRY_SECONDS", waits) ?? [...DEFAULT_RETRY_SECONDS],
    INNGEST_EVENT_KEY: get("INNGEST_EVENT_KEY", text),
    INNGEST_SIGNING_KEY: get("INNGEST_SIGNING_KEY", text),
    INNGEST_BASE_URL: get("INNGEST_BASE_URL", origin),
    INNGEST_DEV: get("INNGEST_DEV", inngestDev),
    SIGNUP: get("SIGNUP", oneOf(["open", "closed"], "must be open or closed")) ?? "open",
    SMTP_URL: get("SMTP_URL", smtpUrl),
    MAIL_FROM: get("MAIL_FROM", matching(SENDER, "must be like Waypost <hello@example.com>")),
    DOMAINS: get("DOMAINS", oneOf(["on", "off"], "must be on or off")) ?? "on",
    DOMAIN_TARGET: get("DOMAIN_TARGET", hostOrAddress),
    DOMAIN_PROOF: get("DOMAIN_PROOF", oneOf(["dns", "none"], "must be dns or none")) ?? "dns",
    DOMAIN_ORIGIN: get("DOMAIN_ORIGIN", domainOrigin) ?? "https://{domain}",
    DNS_SERVERS: get("DNS_SERVERS", nameServers) ?? [],
    ASK_TOKEN: get("ASK_TOKEN", matching(/^\S{16,}$/, "must be at least 16 characters without spaces")),
    GITHUB_ID: get("GITHUB_ID", text),
    GITHUB_SECRET: get("GITHUB_SECRET", text),
    GITHUB_URL: get("GITHUB_URL", origin) ?? "https://github.com",
    GOOGLE_ID: get("GOOGLE_ID", text),
    GOOGLE_SECRET: get("GOOGLE_SECRET", text),
    GOOGLE_URL: get("GOOGLE_URL", origin) ?? "https://accounts.google.com",
  };
  const appUrl = env.APP_URL ?? `http://localhost:${env.PORT}`;
  const sender = env.MAIL_FROM ?? `Waypost <waypost@${new URL(appUrl).hostname}>`;
  const shortUrl = env.SHORT_URL ?? appUrl;
  const target = env.DOMAIN_TARGET ?? hostOrAddress(new URL(shortUrl).hostname.replace(/^\[|\]$/g, ""));
  return { ...env, APP_URL: appUrl, SHORT_URL: shortUrl, DOMAIN_TARGET: target, MAIL_FROM: sender };
}

export type Env = ReturnType<typeof settings>;

/**
 * Parses settings from environment variables; an empty value counts as unset. Returns the settings, or one line per
 * fault ("PORT: must be …"). Source: docs/contract.md §12.
 */
export function readEnv(source: Record<string, string | undefined>): { env: Env } | { faults: string[] } {
  const faults: string[] = [];
  const env = settings((name, read) => {
    const value = source[name];
    if (!value?.trim()) return undefined;
    try {
      return read(value);
    } catch (error) {
      if (!(error instanceof SettingFault)) throw error;
      faults.push(`${name}: ${error.message}`);
      return undefined;
    }
  });
  for (const [one, other] of PAIRS) {
    const [known, missing] = source[one]?.trim() ? [one, other] : [other, one];
    if (source[known]?.trim() && !source[missing]?.trim())
      faults.push(`${missing}: is required when ${known} is set`);
  }
  return faults.length ? { faults } : { env };
}

function load(): Env {
  // React, Next and Prisma read these when they are imported, so they are set here, in the first import.
  const mode = process.argv.includes("--dev") ? "development" : "production";
  Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? mode, NEXT_TELEMETRY_DISABLED: "1" });
  // For child processes: glibc keeps freed memory for each thread, some 10 MB a process.
  process.env.MALLOC_ARENA_MAX ??= "2";
  const result = readEnv(process.env);
  if ("env" in result) {
    // The base URL of next-auth's redirects.
    process.env.NEXTAUTH_URL = result.env.APP_URL;
    return result.env;
  }
  process.stderr.write(
    `Waypost can't start. Correct these settings:\n${result.faults.map((line) => `  ${line}\n`).join("")}`,
  );
  process.exit(1);
}

export const env = load();

/** The database URL: the setting, or the embedded server's after `setDatabaseUrl`. Throws when there is neither. */
export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url)
    throw new Error("No database: DATABASE_URL is unset and the embedded PostgreSQL has not been started");
  return url;
}

/**
 * The secret that encrypts sessions and stored secrets: the setting, or the one passed to `setAuthSecret`. Throws
 * when there is neither.
 */
export function authSecret(): string {
  const secret = process.env.NEXTAUTH_SECRET?.trim();
  if (!secret) throw new Error("No secret: NEXTAUTH_SECRET is unset and none has been generated yet");
  return secret;
}

/** Sets the secret of this process. */
export function setAuthSecret(secret: string): void {
  process.env.NEXTAUTH_SECRET = secret;
}

/** Whether Inngest runs the jobs; graphile-worker does otherwise. */
export const usesInngest = (): boolean => Boolean(env.INNGEST_EVENT_KEY || env.INNGEST_DEV);

/** Whether pages are compiled on demand, with hot reload (`npm run dev`). */
export const isDevelopment = (): boolean => process.env.NODE_ENV === "development";

/** Whether `npm start` runs this process: a service manager or a shell may end before what it started. */
export const startedByNpm = (): boolean => /\brun\.mjs server\b/.test(process.env.npm_lifecycle_script ?? "");

/** Sets the database of this process. Next's own copy of this module reads it from the environment. */
export function setDatabaseUrl(url: string): void {
  process.env.DATABASE_URL = url;
}
