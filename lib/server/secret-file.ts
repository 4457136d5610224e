import { randomUUID } from "node:crypto";
import { constants, type FileHandle, open, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";

const PRIVATE = 0o600;

const fileOf = (name: string, folder: string) => join(resolve(folder), `${name}.secret`);

/** The secret in `<name>.secret` of a folder; undefined when there is none. Throws a message for the operator. */
export async function readSecretFile(name: string, folder: string): Promise<string | undefined> {
  const path = fileOf(name, folder);
  const { O_NOFOLLOW = 0, O_RDONLY } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new Error(
      `${path} cannot be read (${error.code}): start Waypost as the user it belongs to, or set NEXTAUTH_SECRET`,
      { cause: error },
    );
  });
  if (!file) return undefined;
  try {
    const secret = (await file.readFile("utf8")).trim();
    if (!secret) throw new Error(`${path} is empty: restore it from a backup, or set NEXTAUTH_SECRET`);
    await closeToOthers(file);
    return secret;
  } finally {
    await file.close();
  }
}

/** A restored backup may have wider permissions. */
async function closeToOthers(file: FileHandle): Promise<void> {
  const { mode } = await file.stat();
  if (mode & 0o077) await file.chmod(PRIVATE).catch(() => undefined);
}

/**
 * Writes the file atomically, readable only by its owner, and returns its path. Root gives it to the folder's owner,
 * who may be the one to start Waypost next time.
 */
export async function writeSecretFile(name: string, folder: string, secret: string): Promise<string> {
  const path = fileOf(name, folder);
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, "wx", PRIVATE);
    try {
      await file.writeFile(`${secret}\n`);
      const { uid, gid } = await stat(folder);
      if (process.getuid?.() === 0) await file.chown(uid, gid);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(folder);
    return path;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Makes the rename durable before anything else is deleted. Windows can't fsync a folder, and needn't. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
