import { chmod, mkdtemp, readdir, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const deleteFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });

/** Creates the folder of this run, which has those of its tests. Workers find it by the environment. */
export async function createRunFolder(): Promise<{ remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "waypost-tests-"));
  // Tests run processes as other users.
  await chmod(path, 0o755);
  process.env.TEST_FOLDER = path;
  return { remove: () => deleteFolder(path) };
}

/** A new folder in that of the run. */
export const newFolder = (): Promise<string> =>
  mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), "waypost-"));

/**
 * Frees the space of a folder, which is deleted with that of the run. For minutes after a file was deleted, ext4 doesn't
 * use its inode again but searches past it: to create a database takes ten times as long if others were deleted.
 */
export async function discardFolder(path: string): Promise<void> {
  if (!process.env.TEST_FOLDER) return deleteFolder(path);
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  // A process that is about to end may delete some.
  await Promise.allSettled(files.map(({ parentPath, name }) => truncate(join(parentPath, name))));
}

/** A temporary folder for a server's data. */
export async function dataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await newFolder();
  return { path, remove: () => discardFolder(path) };
}
