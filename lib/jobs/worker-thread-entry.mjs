// Entry of the uncompiled worker thread (npm run dev): threads in Node 20 don't inherit the TypeScript loader.
import { register } from "tsx/esm/api";

register();
await import("./worker-thread-program.ts");
