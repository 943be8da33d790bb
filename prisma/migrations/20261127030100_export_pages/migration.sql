-- DropIndex
DROP INDEX "buyer_history_holder_hash_idx";

-- CreateIndex
CREATE INDEX "buyer_history_holder_hash_id_idx" ON "buyer_history"("holder_hash", "id");
