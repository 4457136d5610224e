import pg from "pg";

/** Runs `work` with a connection of its own to a database, and closes it afterwards. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "Waypost, migrations" });
  // A connection that breaks also fails its query; without a listener the error would crash the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
