import { readdirSync, readFileSync } from "node:fs";

/** A process of a server. */
export type ServerProcess = { pid: number; kind: "supervisor" | "visitor worker" | "web worker" | "other" };

/** A server's processes, itself first; PostgreSQL is not among them. Empty where the system has no /proc. */
export function processTree(pid: number | undefined): ServerProcess[] {
  if (pid === undefined) return [];
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").trim().split(" ").filter(Boolean),
    );
    return [{ pid, kind: kindOf(pid) }, ...children.flatMap((child) => processTree(Number(child)))];
  } catch {
    return [];
  }
}

function kindOf(pid: number): ServerProcess["kind"] {
  const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
  if (command.includes("visitor-worker-entry")) return "visitor worker";
  if (command.includes("web-worker-entry")) return "web worker";
  return /run\.mjs\0server/.test(command) ? "supervisor" : "other";
}

/** The processes of one kind. */
export const pidsOf = (pid: number | undefined, kind: ServerProcess["kind"]): number[] =>
  processTree(pid)
    .filter((process) => process.kind === kind)
    .map((process) => process.pid);
