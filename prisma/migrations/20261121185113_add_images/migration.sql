-- CreateTable
CREATE TABLE "images" (
    "hash" TEXT NOT NULL,
    "small" BYTEA NOT NULL,
    "large" BYTEA NOT NULL,
    "stored_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "images_pkey" PRIMARY KEY ("hash")
);

-- WebP is compressed already; trying again only costs time.
ALTER TABLE images ALTER COLUMN small SET STORAGE EXTERNAL, ALTER COLUMN large SET STORAGE EXTERNAL;
