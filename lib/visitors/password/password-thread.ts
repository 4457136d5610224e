import { Worker } from "node:worker_threads";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";
import type { PasswordAttempt, PasswordCheck } from "@/lib/visitors/password/attempt";

/** The thread's reply: no check if the database is unavailable. */
export type AttemptResult = { number: number; check?: PasswordCheck };

type Waiting = { resolve: (check: PasswordCheck) => void; reject: (error: Error) => void };

const state = perProcess("passwordThread", () => ({
  entry: undefined as string | undefined,
  thread: undefined as Worker | undefined,
  waiting: new Map<number, Waiting>(),
  last: 0,
}));

/** Makes this process check passwords in a thread that runs the file `entry`. */
export function setPasswordThread(entry: string): void {
  state.entry = entry;
}

export const hasPasswordThread = (): boolean => state.entry !== undefined;

/**
 * Checks a password off-thread, so that neither argon2 nor the database client delays visitors. Starts the thread
 * lazily: most visitor workers never see a password.
 */
export function attemptInThread(attempt: PasswordAttempt): Promise<PasswordCheck> {
  const number = ++state.last;
  state.thread ??= start(state.entry ?? "");
  const { thread, waiting } = state;
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    thread.postMessage({ number, ...attempt });
  });
}

function start(entry: string): Worker {
  const thread = new Worker(entry, { resourceLimits: { maxYoungGenerationSizeMb: 8 } });
  thread.unref();
  thread.on("message", ({ number, check }: AttemptResult) => {
    const waiting = state.waiting.get(number);
    state.waiting.delete(number);
    if (check) waiting?.resolve(check);
    else waiting?.reject(new Error("The password could not be checked"));
  });
  thread.on("error", (err) => log.error({ err }, "the thread that checks passwords crashed"));
  thread.on("exit", () => {
    state.thread = undefined;
    for (const { reject } of state.waiting.values())
      reject(new Error("The thread that checks passwords exited"));
    state.waiting.clear();
  });
  return thread;
}
