import { randomBytes } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { access, chown, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { DataLocation } from "@/lib/postgres/folder";
import { runProgram } from "@/lib/postgres/program";

export const DATABASE_USER = "waypost";
const PASSWORD_FILE = "waypost.password";

// Collation and lower() use PostgreSQL's builtin C.UTF-8 provider, but pg_trgm uses the system locale to classify
// letters.
const LOCALES = ["C.UTF-8", "en_US.UTF-8", "C"];

/**
 * Creates the database folder if missing; returns the password of its user. It is created under another name and
 * renamed, so a killed start leaves nothing, and one of several concurrent starts wins.
 */
export async function ensureCluster(location: DataLocation): Promise<string> {
  await refuseForeign(location.folder);
  if (!isCluster(location.folder)) await createCluster(location);
  await sweep(location.folder);
  const file = join(location.folder, PASSWORD_FILE);
  if (!existsSync(file)) throw foreignFolderError(location.folder);
  return (await readFile(file, "utf8")).trim();
}

const isCluster = (folder: string) => existsSync(join(folder, "PG_VERSION"));

async function refuseForeign(folder: string): Promise<void> {
  const owner = await stat(folder).catch(() => undefined);
  if (!owner) return;
  await access(folder, constants.R_OK | constants.X_OK).catch(() => {
    throw new Error(
      `${folder} belongs to another user (ID ${owner.uid}): start Waypost as that user, or set DATA_DIR to another folder`,
    );
  });
}

async function createCluster(location: DataLocation): Promise<void> {
  const workspace = await mkdtemp(`${location.folder}.new-`);
  const initialized = join(workspace, "data");
  const password = join(workspace, PASSWORD_FILE);
  try {
    await writeFile(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
    if (location.systemUser) {
      await chown(workspace, location.systemUser.uid, location.systemUser.gid);
      await chown(password, location.systemUser.uid, location.systemUser.gid);
    }
    await initialise(location, initialized, password);
    await rename(password, join(initialized, PASSWORD_FILE));
    await rename(initialized, location.folder);
  } catch (error) {
    // A concurrent start may have won.
    if (!isCluster(location.folder))
      throw hasErrno(error, "ENOTEMPTY", "ENOTDIR") ? foreignFolderError(location.folder) : error;
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

const hasErrno = (error: unknown, ...codes: string[]) =>
  error instanceof Error && "code" in error && codes.includes(`${error.code}`);

const foreignFolderError = (folder: string) =>
  new Error(`${folder} is not a Waypost database: set DATA_DIR to another folder`);

async function initialise(location: DataLocation, folder: string, password: string): Promise<void> {
  const options = [
    `--username=${DATABASE_USER}`,
    `--pwfile=${password}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-instructions",
    // New WAL files are zeroed and synced while commits wait: small ones keep that brief.
    "--wal-segsize=1",
  ];
  const surroundings = { systemUser: location.systemUser, cwd: dirname(folder) };
  for (const locale of LOCALES) {
    const args = ["-D", folder, ...options, `--lc-ctype=${locale}`];
    const failure = await runProgram(location.programs, "initdb", args, surroundings).catch(
      (error: Error) => error,
    );
    if (!failure) return;
    if (!/invalid locale name/.test(failure.message)) throw failure;
  }
}

/** Removes leftovers of killed first starts. A start still in progress then uses the finished folder. */
async function sweep(folder: string): Promise<void> {
  const parent = dirname(folder);
  const left = (await readdir(parent)).filter((name) => name.startsWith(`${basename(folder)}.new-`));
  const remove = (name: string) => rm(join(parent, name), { recursive: true, force: true });
  await Promise.all(left.map((name) => remove(name).catch(() => undefined)));
}
