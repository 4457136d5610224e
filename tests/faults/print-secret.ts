// A process that opens the database of its settings as the server and the commands do, and prints its secret.
import { authSecret } from "@/lib/env";
import { openDatabase } from "@/lib/server/open-database";

const database = await openDatabase((line) => process.stderr.write(`${line}\n`));
console.log(authSecret());
await database.close();
