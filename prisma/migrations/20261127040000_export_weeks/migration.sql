-- DropIndex
DROP INDEX "telemetry_record_week_hash_created_at_hour_recommendation_i_idx";

-- CreateIndex
CREATE INDEX "telemetry_record_week_hash_recommendation_id_idx" ON "telemetry_record"("week_hash", "recommendation_id");
