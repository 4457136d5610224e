// Uncompiled entry of the thread that checks passwords; a build replaces it with the program itself.
import { register } from "tsx/esm/api";

register();
await import("./password-thread-program.ts");
