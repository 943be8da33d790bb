-- The demand box counts on writing: one row a text. Filings of before become one row each text, under the id of the
-- first; who filed them without a key is not known, so all of those count as one filer.
ALTER TABLE "ask" RENAME TO "ask_filing";
ALTER TABLE "ask_filing" RENAME CONSTRAINT "ask_pkey" TO "ask_filing_pkey";
DROP INDEX "ask_same_ask_idx";
DROP INDEX "ask_key_id_idx";
DROP INDEX "ask_filed_at_idx";

-- CreateTable
CREATE TABLE "ask" (
    "same_ask" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'filed',
    "note" TEXT NOT NULL DEFAULT '',
    "filings" INTEGER NOT NULL,
    "filers" INTEGER NOT NULL,
    "filed_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ask_pkey" PRIMARY KEY ("same_ask")
);

-- CreateTable
CREATE TABLE "ask_filer" (
    "same_ask" TEXT NOT NULL,
    "filer" TEXT NOT NULL,
    "key_id" TEXT,
    "watch" BOOLEAN NOT NULL,
    "filed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ask_filer_pkey" PRIMARY KEY ("same_ask","filer")
);

-- CreateTable
CREATE TABLE "ask_day" (
    "day" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "filings" INTEGER NOT NULL,
    "texts" INTEGER NOT NULL,

    CONSTRAINT "ask_day_pkey" PRIMARY KEY ("day")
);

INSERT INTO "ask" ("same_ask", "id", "text", "status", "note", "filings", "filers", "filed_at", "changed_at")
SELECT "same_ask", (array_agg("id" ORDER BY "filed_at", "id"))[1], (array_agg("text" ORDER BY "filed_at", "id"))[1],
    (array_agg("status" ORDER BY "changed_at" DESC, "id" DESC))[1],
    (array_agg("note" ORDER BY "changed_at" DESC, "id" DESC))[1],
    count(*), count(DISTINCT coalesce("key_id", '')), max("filed_at"), max("changed_at")
FROM "ask_filing" GROUP BY "same_ask";
INSERT INTO "ask_filer" ("same_ask", "filer", "key_id", "watch", "filed_at")
SELECT "same_ask", 'key ' || "key_id", "key_id", bool_or("watch"), max("filed_at")
FROM "ask_filing" WHERE "key_id" IS NOT NULL GROUP BY "same_ask", "key_id";
INSERT INTO "ask_day" ("day", "salt", "filings", "texts")
SELECT 'all', '', count(*), count(DISTINCT "same_ask") FROM "ask_filing";
INSERT INTO "ask_day" ("day", "salt", "filings", "texts")
SELECT to_char("filed_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), gen_random_uuid(), count(*), 0
FROM "ask_filing" GROUP BY 1;
DROP TABLE "ask_filing";

-- CreateIndex
CREATE UNIQUE INDEX "ask_id_key" ON "ask"("id");

-- CreateIndex
CREATE INDEX "ask_filers_filings_idx" ON "ask"("filers" DESC, "filings" DESC);

-- CreateIndex
CREATE INDEX "ask_filed_at_idx" ON "ask"("filed_at");

-- CreateIndex
CREATE INDEX "ask_filer_key_id_watch_filed_at_idx" ON "ask_filer"("key_id", "watch", "filed_at");

-- AddForeignKey
ALTER TABLE "ask_filer" ADD CONSTRAINT "ask_filer_same_ask_fkey" FOREIGN KEY ("same_ask") REFERENCES "ask"("same_ask") ON DELETE CASCADE ON UPDATE CASCADE;

-- Closed sets, which the schema language has no word for
ALTER TABLE "ask" ADD CONSTRAINT "ask_status_check" CHECK ("status" IN ('filed', 'reviewing', 'stocked', 'declined'));
