-- CreateTable
CREATE TABLE "first_strike" (
    "id" TEXT NOT NULL,
    "buyer_id" TEXT NOT NULL,
    "seller_id" TEXT NOT NULL,
    "reservation_hash" TEXT NOT NULL,
    "expires_at" INTEGER NOT NULL,
    "revealed_at" INTEGER,

    CONSTRAINT "first_strike_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operator" (
    "id" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "display_name" TEXT,

    CONSTRAINT "operator_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trust_challenge" (
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires_at" INTEGER NOT NULL,

    CONSTRAINT "trust_challenge_pkey" PRIMARY KEY ("kind","subject","public_key")
);

-- CreateTable
CREATE TABLE "peer_session" (
    "id" TEXT NOT NULL,
    "negotiation_id" TEXT NOT NULL,
    "seller_id" TEXT NOT NULL,
    "seller_name" TEXT,
    "buyer_id" TEXT NOT NULL,
    "expires_at" INTEGER NOT NULL,
    "seller_moves" INTEGER NOT NULL DEFAULT 0,
    "buyer_moves" INTEGER NOT NULL DEFAULT 0,
    "seller_offers" JSONB NOT NULL DEFAULT '[]',
    "buyer_offers" JSONB NOT NULL DEFAULT '[]',
    "settled_at" INTEGER,
    "settlement_id" TEXT,

    CONSTRAINT "peer_session_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "first_strike_expires_at_idx" ON "first_strike"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "operator_public_key_key" ON "operator"("public_key");

-- CreateIndex
CREATE INDEX "trust_challenge_expires_at_idx" ON "trust_challenge"("expires_at");

-- CreateIndex
CREATE INDEX "peer_session_expires_at_idx" ON "peer_session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "peer_session_negotiation_id_seller_id_buyer_id_key" ON "peer_session"("negotiation_id", "seller_id", "buyer_id");

-- Closed sets, which the schema language has no word for
ALTER TABLE "trust_challenge" ADD CONSTRAINT "trust_challenge_kind_check" CHECK ("kind" IN ('operator', 'domain'));
ALTER TABLE "published_key" DROP CONSTRAINT "published_key_role_check";
ALTER TABLE "published_key" ADD CONSTRAINT "published_key_role_check" CHECK ("role" IN ('receipt', 'notary', 'first-strike', 'settlement'));
