import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";

/** Whether PostgreSQL has local sockets on this system. */
export const hasSockets = process.platform !== "win32";

/** The socket of the server of a folder, beside its port. */
export const socketOf = (folder: string, port: number): string => join(folder, `.s.PGSQL.${port}`);

// What the systems allow, with the terminating zero.
const LONGEST_PATH = 103;

/**
 * The URL of a database of this server over its local socket, which takes a fifth less processor time than TCP; over
 * TCP where the socket can't be used.
 */
export async function localUrl(url: string, folder: string, port: number): Promise<string> {
  const path = socketOf(folder, port);
  if (!hasSockets || Buffer.byteLength(path) > LONGEST_PATH) return url;
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
