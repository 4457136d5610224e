import { defineConfig } from "prisma/config";

// `prisma generate` requires an engine binary that is never run: generation and migrations use WASM.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: "schema.prisma" });
