import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";

/** Whether PostgreSQL supports Unix sockets here. */
export const hasSockets = process.platform !== "win32";

/** The path of the server's socket. */
export const socketOf = (folder: string, port: number): string => join(folder, `.s.PGSQL.${port}`);

// The systems' limit, without the terminating NUL.
const MAX_PATH_BYTES = 103;

/** The database URL over the server's Unix socket, which takes a fifth less CPU time than TCP; falls back to TCP. */
export async function localUrl(url: string, folder: string, port: number): Promise<string> {
  const path = socketOf(folder, port);
  if (!hasSockets || Buffer.byteLength(path) > MAX_PATH_BYTES) return url;
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return `${url}?host=${encodeURIComponent(folder)}`;
  } catch {
    return url;
  } finally {
    socket.destroy();
  }
}
