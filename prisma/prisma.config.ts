import { defineConfig } from "prisma/config";

// `prisma generate` looks for an engine binary that is never run here: generation and migrations use WASM.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: "schema.prisma" });
