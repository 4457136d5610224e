import { databaseUrl } from "@/lib/env";
import { type FakeGitHub, openGitHub } from "@/tests/support/fakes/github";
import { type FakeGoogle, openGoogle } from "@/tests/support/fakes/google";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

export type Providers = {
  github: FakeGitHub;
  google: FakeGoogle;
  server: RunningServer;
  close(): Promise<void>;
};

/** Starts a copy of the app with both providers, and their fakes. */
export async function openProviders(): Promise<Providers> {
  const [github, google] = [await openGitHub(), await openGoogle()];
  const server = await startServer({
    DATABASE_URL: databaseUrl(),
    GITHUB_ID: "an id",
    GITHUB_SECRET: "a secret",
    GITHUB_URL: github.url,
    GOOGLE_ID: "an id",
    GOOGLE_SECRET: "a secret",
    GOOGLE_URL: google.url,
    LOG_LEVEL: "silent",
  });
  // The first request to each loads its code, which takes seconds on a busy machine.
  for (const path of ["/signup", "/api/auth/providers", "/dashboard"]) await fetch(server.url + path);
  const close = async () => {
    await server.stop();
    await google.close();
    await github.close();
  };
  return { github, google, server, close };
}
