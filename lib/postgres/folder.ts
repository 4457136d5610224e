import { createHash } from "node:crypto";
import { access, chmod, constants, mkdir, mkdtemp, realpath, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { canRun, copyPrograms, findPrograms } from "@/lib/postgres/binaries";
import type { Programs } from "@/lib/postgres/program";
import { canEnter, grantAccess, type SystemUser, systemUserFor } from "@/lib/postgres/system-user";

/** For root: what PostgreSQL's user can't reach in the checkout. */
const SYSTEM_FOLDER = "/var/lib/waypost";

/** A database folder and everything needed to run a server on it. */
export type DataLocation = {
  folder: string;
  logFile: string;
  systemUser: SystemUser | undefined;
  programs: Programs;
};

/** Decides where the database of a data folder lives, which user owns it, and which programs run it. */
export async function findDataLocation(dataDir: string, log: (line: string) => void): Promise<DataLocation> {
  const wanted = await dataFolder(dataDir);
  const own = await findPrograms();
  const first = await systemUserFor(join(wanted, "postgres"));
  if (!first) return locate(wanted, undefined, own);

  const base = await accessibleFolder(wanted, first, log);
  const systemUser = (await systemUserFor(join(base, "postgres"))) ?? first;
  const reachable = await canRun(own, systemUser);
  return locate(base, systemUser, reachable ? own : await copyPrograms(own, await systemFolder()));
}

async function dataFolder(path: string): Promise<string> {
  try {
    await makeFolder(resolve(path));
    await access(`${path}/`, constants.W_OK | constants.X_OK);
    // `access` claims that root may write anywhere, even to /proc. A concurrent start may remove the folder first.
    await rm(await mkdtemp(join(path, "postgres.new-")), { recursive: true, force: true });
    return await realpath(path);
  } catch (cause) {
    const folder = resolve(path);
    throw new Error(`${folder} is not writable by this user: set DATA_DIR to another folder`, {
      cause,
    });
  }
}

// With `recursive`, Node loops forever in an existing folder where nothing can be created, like /proc.
async function makeFolder(path: string): Promise<void> {
  const make = () => mkdir(path).then(() => undefined, codeOf);
  let fault = await make();
  if (fault === "ENOENT" && dirname(path) !== path) {
    await makeFolder(dirname(path));
    fault = await make();
  }
  if (fault && fault !== "EEXIST") throw new Error(`${path} cannot be created: ${fault}`);
}

const codeOf = (error: NodeJS.ErrnoException) => error.code ?? error.message;

function locate(base: string, systemUser: SystemUser | undefined, programs: Programs): DataLocation {
  // pg_ctl passes both paths to a shell, in double quotes.
  const strange =
    process.platform !== "win32" && [base, programs.home].find((path) => /["$`\\\n]/.test(path));
  if (strange) throw new Error(`PostgreSQL cannot use a path with any of " $ \` \\ in it: ${strange}`);
  return { folder: join(base, "postgres"), logFile: join(base, "postgres.log"), systemUser, programs };
}

async function accessibleFolder(
  wanted: string,
  systemUser: SystemUser,
  log: (line: string) => void,
): Promise<string> {
  if (await canEnter(wanted, systemUser)) return wanted;
  if (await canEnter(dirname(wanted), systemUser)) {
    await grantAccess(wanted, systemUser);
    if (await canEnter(wanted, systemUser)) return wanted;
  }
  const name = createHash("sha256").update(wanted).digest("hex").slice(0, 12);
  const base = await openFolder(join(await systemFolder(), name));
  log(
    `The database is kept in ${base}: PostgreSQL does not run as root, and its user cannot enter ${wanted}`,
  );
  return base;
}

const systemFolder = () => openFolder(SYSTEM_FOLDER);

async function openFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
  return realpath(path);
}
