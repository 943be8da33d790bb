-- CreateTable
CREATE TABLE "token_top_up" (
    "id" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "payment_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "token_top_up_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_notice" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_notice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "token_top_up_token_hash_key" ON "token_top_up"("token_hash");

-- Closed sets, which the schema language has no word for
ALTER TABLE "token_top_up" ADD CONSTRAINT "token_top_up_state_check" CHECK ("state" IN ('pending', 'paid', 'refused'));
