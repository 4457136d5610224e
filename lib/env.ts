import { z } from "zod";
import { parseUrl } from "@/lib/validation/urls";

const flag = z.enum(["true", "false"]).transform((text) => text === "true");

const origin = z.string().transform((text, context) => {
  const url = parseUrl(text);
  const bare = url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash;
  if (bare && !url.username && !url.password) return url.origin;
  context.addIssue({
    code: "custom",
    message: "must be an http(s) address without a path, like https://go.example.com",
  });
  return z.NEVER;
});

const proxies = z.union([flag.transform(Number), z.coerce.number().int().min(0).max(10)], {
  error: "must be the number of proxies in front of Waypost (0 to 10), or true for one",
});

const waits = z
  .string()
  .regex(/^\d{1,6}(\s*,\s*\d{1,6}){0,9}$/, "must be one to ten waits in whole seconds, like 60,300,600")
  .transform((text) => text.split(",").map(Number));

/** Default waits before the retries of a delivery, in seconds. */
export const DEFAULT_RETRY_SECONDS: readonly number[] = [60, 300, 600];

const postgres = z.string().regex(/^postgres(ql)?:\/\//, "must start with postgresql://");

const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const PAIRS = [
  ["UPSTASH_REDIS_REST_URL", "UPSTASH_REDIS_REST_TOKEN"],
  ["INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY"],
  ["GITHUB_ID", "GITHUB_SECRET"],
  ["GOOGLE_ID", "GOOGLE_SECRET"],
] as const;

const schema = z
  .object({
    PORT: z.coerce.number("must be a port number").int().min(1).max(65535).default(3000),
    HOST: z.string().optional(),
    APP_URL: origin.optional(),
    SHORT_URL: origin.optional(),
    DATABASE_URL: postgres.optional(),
    DATA_DIR: z.string().default(".data"),
    NEXTAUTH_SECRET: z.string().optional(),
    LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(", ")}`).default("info"),
    TRUST_PROXY: proxies.default(0),
    JOURNAL_DAYS: z.coerce.number("must be a number of days").int().min(1).max(3650).default(35),
    UPSTASH_REDIS_REST_URL: z
      .url({ protocol: /^https?$/, error: "must be the https address of the Redis REST service" })
      .optional(),
    UPSTASH_REDIS_REST_TOKEN: z.string().optional(),
    WEBHOOK_ALLOW_PRIVATE: flag.default(false),
    WEBHOOK_RETRY_SECONDS: waits.default([...DEFAULT_RETRY_SECONDS]),
    INNGEST_EVENT_KEY: z.string().optional(),
    INNGEST_SIGNING_KEY: z.string().optional(),
    INNGEST_BASE_URL: origin.optional(),
    INNGEST_DEV: z.union([flag, origin], "must be true, or the address of the Inngest dev server").optional(),
    SIGNUP: z.enum(["open", "closed"], "must be open or closed").default("open"),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "must be like smtps://user:password@mail.example.com" })
      .optional(),
    MAIL_FROM: z.string().optional(),
    GITHUB_ID: z.string().optional(),
    GITHUB_SECRET: z.string().optional(),
    GITHUB_URL: origin.default("https://github.com"),
    GOOGLE_ID: z.string().optional(),
    GOOGLE_SECRET: z.string().optional(),
    GOOGLE_URL: origin.default("https://accounts.google.com"),
  })
  .superRefine(
    (env, context) => {
      for (const [one, other] of PAIRS) {
        if (!env[one] === !env[other]) continue;
        const message = `is required when ${env[one] ? one : other} is set`;
        context.addIssue({ code: "custom", path: [env[one] ? other : one], message });
      }
    },
    // Also checked when other settings are invalid, so that every fault is reported at once.
    { when: () => true },
  )
  .transform((env) => {
    const appUrl = env.APP_URL ?? `http://localhost:${env.PORT}`;
    const sender = env.MAIL_FROM ?? `Waypost <waypost@${new URL(appUrl).hostname}>`;
    return { ...env, APP_URL: appUrl, SHORT_URL: env.SHORT_URL ?? appUrl, MAIL_FROM: sender };
  });

export type Env = z.output<typeof schema>;

/**
 * Parses settings from environment variables; an empty value counts as unset. Returns the settings, or one line per
 * fault ("PORT: must be …"). Source: docs/contract.md §12.
 */
export function readEnv(source: Record<string, string | undefined>): { env: Env } | { faults: string[] } {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(filled);
  if (result.success) return { env: result.data };
  return { faults: result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) };
}

function load(): Env {
  // React, Next and Prisma read these when they are imported, so they are set here, in the first import.
  const mode = process.argv.includes("--dev") ? "development" : "production";
  Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? mode, NEXT_TELEMETRY_DISABLED: "1" });
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

/**
 * The database URL: the setting, or the embedded server's once `setDatabaseUrl` was called. Throws when there is
 * neither.
 */
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

/** Sets the secret of this process, as `setDatabaseUrl` does the database. */
export function setAuthSecret(secret: string): void {
  process.env.NEXTAUTH_SECRET = secret;
}

/** Whether Inngest runs the jobs; graphile-worker does otherwise. */
export const usesInngest = (): boolean => Boolean(env.INNGEST_EVENT_KEY || env.INNGEST_DEV);

/** Whether pages are compiled on demand, with hot reload (`npm run dev`). */
export const isDevelopment = (): boolean => process.env.NODE_ENV === "development";

/** Sets the database of this process. Next's own copy of this module reads it from the environment. */
export function setDatabaseUrl(url: string): void {
  process.env.DATABASE_URL = url;
}
