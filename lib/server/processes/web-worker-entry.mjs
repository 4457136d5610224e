// Uncompiled entry of the web worker; a build replaces it with the program itself.
import { register } from "tsx/esm/api";

register();
await import("./web-worker.ts");
