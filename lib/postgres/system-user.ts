import type { Stats } from "node:fs";
import { chmod, chown, readFile, realpath, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** A user of the operating system, by id. */
export type SystemUser = { uid: number; gid: number };

/**
 * The user that PostgreSQL runs as; undefined means this process's. It refuses to run as root, so root runs it as the
 * owner of an existing database folder, else as `postgres` or `nobody`.
 */
export async function systemUserFor(folder: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(folder).catch(() => undefined);
  if (owner?.uid) return { uid: owner.uid, gid: owner.gid };
  const users = await readFile("/etc/passwd", "utf8");
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? /^nobody:[^:]*:(\d+):(\d+):/m.exec(users);
  if (entry) return { uid: Number(entry[1]), gid: Number(entry[2]) };
  throw new Error(
    "PostgreSQL does not run as root, and this machine has neither a postgres nor a nobody user. Start Waypost as an ordinary user, or set DATABASE_URL.",
  );
}

/** Whether the user may access a file, or enter a folder, and every folder above it. */
export async function canEnter(path: string, systemUser: SystemUser): Promise<boolean> {
  for (let at = await realpath(path); ; at = dirname(at)) {
    if (!mayUse(await stat(at), systemUser)) return false;
    if (at === dirname(at)) return true;
  }
}

const mayUse = ({ mode, uid, gid }: Stats, systemUser: SystemUser) =>
  ((uid === systemUser.uid ? mode >> 6 : gid === systemUser.gid ? mode >> 3 : mode) & 1) === 1;

/** Lets only this user traverse a folder of root's. */
export async function grantAccess(folder: string, systemUser: SystemUser): Promise<void> {
  const { uid, mode } = await stat(folder);
  if (uid !== 0 || mode & 0o77) return;
  await chown(folder, uid, systemUser.gid);
  await chmod(folder, (mode & 0o7777) | 0o010);
}
