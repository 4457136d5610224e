// A thread of Node 20 knows no TypeScript, whatever the process was started with.
import { register } from "tsx/esm/api";

register();
await import("./schedule-thread.ts");
