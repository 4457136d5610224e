// Uncompiled entry of the visitor worker; a build replaces it with the program itself.
import { register } from "tsx/esm/api";

register();
await import("./visitor-worker.ts");
