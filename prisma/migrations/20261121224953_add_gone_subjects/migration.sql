-- CreateTable
CREATE TABLE "gone_subjects" (
    "kind" SMALLINT NOT NULL,
    "subject_id" INTEGER NOT NULL,

    CONSTRAINT "gone_subjects_pkey" PRIMARY KEY ("kind","subject_id")
);
