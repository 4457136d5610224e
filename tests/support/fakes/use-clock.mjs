// Preloaded in the processes of a server: visitor workers read the time from the file CLOCK_FILE, in Unix milliseconds.
// While it is empty, and in all other processes, the time is the system's. Plain JavaScript, because it runs before
// anything is compiled.
import { readFileSync } from "node:fs";

const { CLOCK_FILE = "" } = process.env;
const SystemDate = Date;

const now = () => Number(readFileSync(CLOCK_FILE, "utf8")) || SystemDate.now();

if (process.argv[1]?.includes("visitor-worker"))
  globalThis.Date = class extends SystemDate {
    constructor(...args) {
      super(...(args.length > 0 ? args : [now()]));
    }

    static now() {
      return now();
    }
  };
