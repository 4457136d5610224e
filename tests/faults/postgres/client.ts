// A process that uses the embedded PostgreSQL of a folder until its standard input ends, then stops it or just exits.
import { startPostgres } from "@/lib/postgres/embedded";

const [folder = "", manner = "", address] = process.argv.slice(2);
process.on("SIGINT", () => undefined);

try {
  const postgres = await startPostgres(folder, (line) => process.stderr.write(`${line}\n`));
  if (address) await postgres.claimServer(address);
  console.log(JSON.stringify({ url: postgres.url, folder: postgres.folder, pid: await postgres.pid() }));
  if (manner !== "abandon")
    process.stdin.resume().once("end", () => {
      void postgres.stop();
    });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
