-- CreateTable
CREATE TABLE "account_days" (
    "user_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "n" BIGINT NOT NULL,

    CONSTRAINT "account_days_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateIndex
CREATE INDEX "links_user_id_expires_at_idx" ON "links"("user_id", "expires_at");

-- AddForeignKey
ALTER TABLE "account_days" ADD CONSTRAINT "account_days_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO account_days (user_id, day, n)
SELECT l.user_id, d.day, sum(d.n) FROM visit_days d JOIN links l ON l.id = d.subject_id
WHERE d.kind = 1 AND d.dimension = 3 GROUP BY l.user_id, d.day;
