-- CreateTable
CREATE TABLE "kept_answer" (
    "key_id" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kept_answer_pkey" PRIMARY KEY ("key_id","idempotency_key")
);

-- CreateTable
CREATE TABLE "delivery" (
    "id" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "slot" TEXT NOT NULL,
    "price_millicents" BIGINT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "delivered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parcel" (
    "key_id" TEXT NOT NULL,
    "ticket" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "content_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "parcel_pkey" PRIMARY KEY ("key_id","ticket")
);

-- CreateTable
CREATE TABLE "ask" (
    "id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "same_ask" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'filed',
    "note" TEXT NOT NULL DEFAULT '',
    "key_id" TEXT,
    "watch" BOOLEAN NOT NULL DEFAULT false,
    "filed_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ask_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "advice_session" (
    "id" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "terms" JSONB NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "closing" TEXT,

    CONSTRAINT "advice_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "advice_move" (
    "session_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "move" JSONB NOT NULL,
    "moved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "advice_move_pkey" PRIMARY KEY ("session_id","number")
);

-- CreateIndex
CREATE INDEX "kept_answer_expires_at_idx" ON "kept_answer"("expires_at");

-- CreateIndex
CREATE INDEX "delivery_slot_idx" ON "delivery"("slot");

-- CreateIndex
CREATE INDEX "parcel_expires_at_idx" ON "parcel"("expires_at");

-- CreateIndex
CREATE INDEX "ask_same_ask_idx" ON "ask"("same_ask");

-- CreateIndex
CREATE INDEX "ask_key_id_idx" ON "ask"("key_id");

-- CreateIndex
CREATE INDEX "ask_filed_at_idx" ON "ask"("filed_at");

-- CreateIndex
CREATE INDEX "advice_session_key_id_idx" ON "advice_session"("key_id");

-- AddForeignKey
ALTER TABLE "advice_move" ADD CONSTRAINT "advice_move_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "advice_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Closed sets and bounds, which the schema language has no word for
ALTER TABLE "ask" ADD CONSTRAINT "ask_status_check" CHECK ("status" IN ('filed', 'reviewing', 'stocked', 'declined'));
ALTER TABLE "advice_move" ADD CONSTRAINT "advice_move_number_check" CHECK ("number" BETWEEN 1 AND 10);
ALTER TABLE "advice_move" ADD CONSTRAINT "advice_move_kind_check" CHECK ("kind" IN ('price', 'bundle'));
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_price_check" CHECK ("price_millicents" >= 0);

-- What was delivered stays on record as it was
CREATE TRIGGER "delivery_append_only" BEFORE UPDATE OR DELETE ON "delivery"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "delivery_no_truncate" BEFORE TRUNCATE ON "delivery"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
