import { readFileSync } from "node:fs";

const CHECK_MS = 1_000;

/**
 * Calls `gone` once when the parent process or its parent has exited: npm runs programs in a shell, which may outlive
 * it or die alone. Not for a server that a shell or a service manager started, which may exit first.
 */
export function watchParent(gone: () => void): void {
  const parent = process.ppid;
  const before = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === before) return;
    clearInterval(timer);
    gone();
  }, CHECK_MS).unref();
}

/** The parent of a process, from /proc. */
function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return undefined;
  }
}
