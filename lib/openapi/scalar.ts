import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

// From the project folder, because a bundler moves this file. This package has the browser bundle without its two
// hundred dependencies.
const folder = dirname(
  createRequire(join(process.cwd(), "package.json")).resolve("@scalar/fastify-api-reference"),
);
const { version } = JSON.parse(readFileSync(join(folder, "../package.json"), "utf8"));

export const SCALAR_PATH = "/docs/scalar.js";

/** The URL of the script, with its version, so that browsers may cache it. */
export const SCALAR_URL = `${SCALAR_PATH}?v=${version}`;

export const SCALAR_HEADERS = {
  "Content-Type": "text/javascript; charset=utf-8",
  "Cache-Control": "public, max-age=31536000, immutable",
};

/** The API reference of Scalar as one script for browsers, 3.5 MB. */
export const readScalar = (): Promise<Buffer> => readFile(join(folder, "js/standalone.js"));
