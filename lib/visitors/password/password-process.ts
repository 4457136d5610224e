import { type ChildProcess, fork } from "node:child_process";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";
import type { PasswordAttempt, PasswordCheck } from "@/lib/visitors/password/attempt";

export type AttemptRequest = { number: number; attempt: PasswordAttempt };

/** No check if the database is unavailable. */
export type AttemptResponse = { number: number; check?: PasswordCheck };

type Waiting = { resolve: (check: PasswordCheck) => void; reject: (error: Error) => void };

const state = perProcess("passwordProcess", () => ({
  entry: undefined as string | undefined,
  child: undefined as ChildProcess | undefined,
  waiting: new Map<number, Waiting>(),
  last: 0,
}));

/** From now on this process checks passwords in a child process, whose program is in the file `entry`. */
export function setPasswordProcess(entry: string): void {
  state.entry = entry;
}

export const hasPasswordProcess = (): boolean => state.entry !== undefined;

/**
 * Checks a password in the child process, so that neither argon2 nor the database client delays visitors. It is started
 * for the first password: most visitor workers never see one.
 */
export function attemptInProcess(attempt: PasswordAttempt): Promise<PasswordCheck> {
  const request: AttemptRequest = { number: ++state.last, attempt };
  state.child ??= start(state.entry ?? "");
  const { child, waiting } = state;
  return new Promise((resolve, reject) => {
    waiting.set(request.number, { resolve, reject });
    child.send(request);
  });
}

function start(entry: string): ChildProcess {
  // A session of its own, so that it has a priority of its own; it exits with this process.
  const child = fork(entry, { detached: true, serialization: "advanced" });
  child.unref();
  child.channel?.unref();
  child.on("message", ({ number, check }: AttemptResponse) => {
    const waiting = state.waiting.get(number);
    state.waiting.delete(number);
    if (check) waiting?.resolve(check);
    else waiting?.reject(new Error("The password could not be checked"));
  });
  child.on("error", (err) => {
    log.error({ err }, "the process that checks passwords cannot be reached");
    discard(child);
    child.kill("SIGKILL");
  });
  child.once("exit", (code, signal) => {
    log.warn({ code, signal }, "the process that checks passwords exited");
    discard(child);
  });
  return child;
}

/** The next password starts another one. */
function discard(child: ChildProcess): void {
  if (state.child !== child) return;
  state.child = undefined;
  for (const { reject } of state.waiting.values())
    reject(new Error("The process that checks passwords exited"));
  state.waiting.clear();
}
