-- CreateTable
CREATE TABLE "hold" (
    "thing_hash" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "holder_hash" TEXT NOT NULL,
    "negotiation_hash" TEXT NOT NULL,
    "buyer_hash" TEXT,
    "receipt_id" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "released_at" TIMESTAMPTZ(3),
    "lapsed" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "hold_pkey" PRIMARY KEY ("thing_hash","place")
);

-- CreateTable
CREATE TABLE "standing_bid" (
    "thing_hash" TEXT NOT NULL,
    "negotiation_id" TEXT NOT NULL,
    "buyer_hash" TEXT,
    "price" DOUBLE PRECISION NOT NULL,
    "in_line" BOOLEAN NOT NULL,
    "given" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "standing_bid_pkey" PRIMARY KEY ("thing_hash","negotiation_id")
);

-- CreateTable
CREATE TABLE "buyer_history" (
    "id" TEXT NOT NULL,
    "holder_hash" TEXT NOT NULL,
    "moves" INTEGER NOT NULL,
    "lowest" JSONB NOT NULL,
    "bid" JSONB,
    "day" DATE NOT NULL,
    "conversations" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "buyer_history_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "hold_holder_hash_negotiation_hash_idx" ON "hold"("holder_hash", "negotiation_hash");

-- CreateIndex
CREATE INDEX "hold_until_idx" ON "hold"("until");

-- CreateIndex
CREATE UNIQUE INDEX "hold_thing_hash_negotiation_hash_key" ON "hold"("thing_hash", "negotiation_hash");

-- CreateIndex
CREATE INDEX "standing_bid_negotiation_id_idx" ON "standing_bid"("negotiation_id");

-- CreateIndex
CREATE INDEX "standing_bid_expires_at_idx" ON "standing_bid"("expires_at");

-- CreateIndex
CREATE INDEX "buyer_history_holder_hash_idx" ON "buyer_history"("holder_hash");

-- CreateIndex
CREATE INDEX "buyer_history_expires_at_idx" ON "buyer_history"("expires_at");

-- A hash of 128 bits and nothing longer: no key, no thing, no name fits.
ALTER TABLE "hold" ADD CONSTRAINT "hold_hashes_check" CHECK (
    "thing_hash" ~ '^[A-Za-z0-9_-]{22}$' AND "holder_hash" ~ '^[A-Za-z0-9_-]{22}$'
    AND "negotiation_hash" ~ '^[A-Za-z0-9_-]{22}$' AND "buyer_hash" ~ '^[A-Za-z0-9_-]{22}$');
ALTER TABLE "hold" ADD CONSTRAINT "hold_place_check" CHECK ("place" >= 1);
ALTER TABLE "standing_bid" ADD CONSTRAINT "standing_bid_hashes_check" CHECK (
    "thing_hash" ~ '^[A-Za-z0-9_-]{22}$' AND "buyer_hash" ~ '^[A-Za-z0-9_-]{22}$');
ALTER TABLE "buyer_history" ADD CONSTRAINT "buyer_history_hashes_check" CHECK (
    "id" ~ '^[A-Za-z0-9_-]{22}$' AND "holder_hash" ~ '^[A-Za-z0-9_-]{22}$');
