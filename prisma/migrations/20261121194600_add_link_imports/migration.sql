-- CreateTable
CREATE TABLE "link_imports" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "layout" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "total" INTEGER NOT NULL DEFAULT 0,
    "faulty" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "reused" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "link_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "link_import_rows" (
    "import_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "fields" JSONB NOT NULL,
    "state" TEXT NOT NULL,
    "message" TEXT,
    "link_id" INTEGER,

    CONSTRAINT "link_import_rows_pkey" PRIMARY KEY ("import_id","line")
);

-- CreateIndex
CREATE INDEX "link_imports_user_id_id_idx" ON "link_imports"("user_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "link_imports" ADD CONSTRAINT "link_imports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "link_import_rows" ADD CONSTRAINT "link_import_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "link_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is still to be made of an import, and the imports that somebody has to work on.
CREATE INDEX link_import_rows_ready ON link_import_rows (import_id, line) WHERE state = 'ready';
CREATE INDEX link_imports_running ON link_imports (id) WHERE state = 'running';
