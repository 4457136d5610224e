import pg from "pg";

const CONNECTION_TIMEOUT_MS = 5_000;

/**
 * Runs `work` with a new connection to a database, and closes it afterwards. Rejects when the database doesn't accept
 * the connection within five seconds.
 */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: "Waypost, migrations",
  });
  // A connection that breaks also fails its query; without a listener the error would crash the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
