import { defineConfig } from "prisma/config";

// `prisma generate` looks for an engine binary that it never runs here: generation and migrations are WASM.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: "schema.prisma" });
