// Entry of the web worker where nothing is compiled; a build puts the program itself in its place.
import { register } from "tsx/esm/api";

register();
await import("./web-worker.ts");
