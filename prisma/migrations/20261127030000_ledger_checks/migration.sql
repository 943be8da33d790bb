-- CreateTable
CREATE TABLE "ledger_unchecked" (
    "id" TEXT NOT NULL,
    "is_delivery" BOOLEAN NOT NULL,
    "posted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_unchecked_pkey" PRIMARY KEY ("id","is_delivery")
);

-- CreateTable
CREATE TABLE "delivery_count" (
    "slot" TEXT NOT NULL,
    "deliveries" INTEGER NOT NULL,

    CONSTRAINT "delivery_count_pkey" PRIMARY KEY ("slot")
);

-- CreateIndex
CREATE INDEX "ledger_unchecked_posted_at_idx" ON "ledger_unchecked"("posted_at");

-- DropIndex
DROP INDEX "delivery_slot_idx";

-- DropIndex
DROP INDEX "telemetry_record_week_hash_idx";

-- CreateIndex
CREATE INDEX "telemetry_record_week_hash_created_at_hour_recommendation_i_idx" ON "telemetry_record"("week_hash", "created_at_hour", "recommendation_id");

-- What was posted before is checked like what comes: from the oldest on
INSERT INTO "ledger_unchecked" ("id", "is_delivery", "posted_at") SELECT "id", false, "posted_at" FROM "ledger_transaction";
INSERT INTO "ledger_unchecked" ("id", "is_delivery", "posted_at") SELECT "id", true, "delivered_at" FROM "delivery";

-- Whoever posts or delivers, it is noted in the same transaction
CREATE FUNCTION "note_unchecked"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "ledger_unchecked" ("id", "is_delivery") VALUES (NEW."id", TG_TABLE_NAME = 'delivery');
    RETURN NULL;
END
$$;
CREATE TRIGGER "ledger_transaction_unchecked" AFTER INSERT ON "ledger_transaction"
    FOR EACH ROW EXECUTE FUNCTION "note_unchecked"();
CREATE TRIGGER "delivery_unchecked" AFTER INSERT ON "delivery"
    FOR EACH ROW EXECUTE FUNCTION "note_unchecked"();
