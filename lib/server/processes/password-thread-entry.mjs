// Entry of the thread that checks passwords where nothing is compiled; a build puts the program itself in its place.
import { register } from "tsx/esm/api";

register();
await import("./password-thread-program.ts");
