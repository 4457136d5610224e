import { disconnect } from "@/lib/db/client";
import { linkPool, pagePool } from "@/lib/db/visitor-pools";
import { type Database, prepareDatabase } from "@/lib/server/prepare-database";

/** As `prepareDatabase`, for a process that uses the database itself: `close` also closes its connections. */
export async function openDatabase(say: (line: string) => void): Promise<Database> {
  const { close, ...database } = await prepareDatabase(say);
  return {
    ...database,
    close: async () => {
      await Promise.all([disconnect(), linkPool().end(), pagePool().end()]);
      await close();
    },
  };
}
