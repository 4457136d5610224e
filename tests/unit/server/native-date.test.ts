import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { ROOT } from "@/tests/support/root";

// In a process of its own, as it changes what all code of the process uses.
const SCRIPT = `
import { restoreNativeDate } from "./lib/server/web/native-date.ts";
const native = Date;
await import("next/dist/server/node-environment.js");
const replaced = Date !== native;
const earlier = new Date(0);
restoreNativeDate();
const later = new Date(0);
console.log(JSON.stringify({
  replaced,
  restored: Date === native && later.constructor === native,
  dates: [earlier, later].every((date) => date instanceof Date && date.getTime() === 0),
}));`;

test("the web worker puts back the Date that Next replaces, and dates made meanwhile stay dates", async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", SCRIPT],
    { cwd: ROOT },
  );
  expect(JSON.parse(stdout)).toEqual({ replaced: true, restored: true, dates: true });
});
