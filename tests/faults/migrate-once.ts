// A process that migrates a database and prints the names of the migrations that it applied itself.
import { migrate } from "@/prisma/migrate";

const [url = ""] = process.argv.slice(2);
console.log(JSON.stringify(await migrate(url, () => undefined)));
