// Uncompiled entry of the process that creates the first account; a build replaces it with the program itself.
import { register } from "tsx/esm/api";

register();
await import("./first-account-program.ts");
