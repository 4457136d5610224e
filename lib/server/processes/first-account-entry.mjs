// Entry of the process that creates the first account where nothing is compiled; a build puts the program itself in its
// place.
import { register } from "tsx/esm/api";

register();
await import("./first-account-program.ts");
