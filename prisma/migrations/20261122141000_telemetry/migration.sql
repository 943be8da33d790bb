-- CreateTable
CREATE TABLE "telemetry_record" (
    "recommendation_id" TEXT NOT NULL,
    "week_hash" TEXT NOT NULL,
    "vertical" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "request_features" JSONB NOT NULL,
    "recommendation" JSONB NOT NULL,
    "created_at_hour" INTEGER NOT NULL,
    "outcome" JSONB,

    CONSTRAINT "telemetry_record_pkey" PRIMARY KEY ("recommendation_id")
);

-- CreateIndex
CREATE INDEX "telemetry_record_week_hash_idx" ON "telemetry_record"("week_hash");

-- CreateIndex
CREATE INDEX "telemetry_record_created_at_hour_idx" ON "telemetry_record"("created_at_hour");

-- A hash of 128 bits and nothing longer: no key, no address, no name fits.
ALTER TABLE "telemetry_record" ADD CONSTRAINT "telemetry_record_week_hash_check" CHECK ("week_hash" ~ '^[A-Za-z0-9_-]{22}$');

-- Processes with different keys would find different hashes for one access key.
ALTER TABLE "secret_check" DROP CONSTRAINT "secret_check_name_check";
ALTER TABLE "secret_check" ADD CONSTRAINT "secret_check_name_check" CHECK ("name" IN ('key-pepper', 'state-key', 'telemetry-key'));
