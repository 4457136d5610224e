// A process that prepares the database of DATABASE_URL and starts an import of this many links there, and ends.
import { createAccount } from "@/lib/accounts/service";
import { linkImports } from "@/lib/links/import";
import { Owner } from "@/lib/owner";
import { openDatabase } from "@/lib/server/open-database";

const rows = Array.from({ length: Number(process.argv[2]) }, (_, n) => `https://example.com/${n}`);
const database = await openDatabase(() => undefined);
const now = new Date();
const { id } = await createAccount({ email: "ada@example.com", password: "not-needed-1", plan: "pro" }, now);
const owner = new Owner(id);
const csv = new Blob([`url\n${rows.join("\n")}\n`]).stream();
const found = await linkImports.read(owner, "links.csv", csv, now);
await linkImports.start(owner, found);
await database.close();
