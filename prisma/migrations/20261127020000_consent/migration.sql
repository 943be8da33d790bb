-- Sessions know both operators as they were attested. Those of before hold proofs that name no counterparty, which are
-- no longer taken, so they cannot be opened anew either.
DELETE FROM "peer_session";
ALTER TABLE "peer_session" DROP COLUMN "seller_name";
ALTER TABLE "peer_session" ADD COLUMN "seller" JSONB NOT NULL, ADD COLUMN "buyer" JSONB NOT NULL;

-- A name is attested where a domain publishes it, and kept nowhere
ALTER TABLE "operator" DROP COLUMN "display_name";

-- Challenges of operators, and apart from them tokens of domains, of which every call has its own
DELETE FROM "trust_challenge" WHERE "kind" = 'domain';
ALTER TABLE "trust_challenge" DROP CONSTRAINT "trust_challenge_pkey";
ALTER TABLE "trust_challenge" DROP COLUMN "kind";
ALTER TABLE "trust_challenge" RENAME COLUMN "subject" TO "operator_id";
ALTER TABLE "trust_challenge" ADD CONSTRAINT "trust_challenge_pkey" PRIMARY KEY ("operator_id","public_key");

-- CreateTable
CREATE TABLE "domain_token" (
    "token" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "expires_at" INTEGER NOT NULL,

    CONSTRAINT "domain_token_pkey" PRIMARY KEY ("token")
);

-- CreateIndex
CREATE INDEX "domain_token_domain_public_key_idx" ON "domain_token"("domain", "public_key");

-- CreateIndex
CREATE INDEX "domain_token_expires_at_idx" ON "domain_token"("expires_at");
