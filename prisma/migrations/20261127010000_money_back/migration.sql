-- AlterTable
ALTER TABLE "payment_notice" ADD COLUMN "payment_id" TEXT,
ADD COLUMN "problem" TEXT;

-- CreateTable
CREATE TABLE "payment" (
    "id" TEXT NOT NULL,
    "wallet_id" TEXT,
    "funded_cents" INTEGER,
    "refunded_cents" INTEGER NOT NULL DEFAULT 0,
    "paid_back_cents" INTEGER NOT NULL DEFAULT 0,
    "taken_millicents" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_dispute" (
    "id" TEXT NOT NULL,
    "payment_id" TEXT NOT NULL,
    "disputed_cents" INTEGER NOT NULL,
    "is_taken" BOOLEAN NOT NULL,
    "created" BIGINT NOT NULL,

    CONSTRAINT "payment_dispute_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payment_dispute_payment_id_idx" ON "payment_dispute"("payment_id");

-- AddForeignKey
ALTER TABLE "payment_dispute" ADD CONSTRAINT "payment_dispute_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Payments with a token from before: they are named in the ledger as the card processor names them
INSERT INTO "payment" ("id", "wallet_id", "funded_cents")
    SELECT "payment_id", "key_id", "amount_cents" FROM "token_top_up" WHERE "state" = 'paid' AND "payment_id" IS NOT NULL
    ON CONFLICT DO NOTHING;

-- What is known of a payment is known whole
ALTER TABLE "payment" ADD CONSTRAINT "payment_known_check" CHECK (("wallet_id" IS NULL) = ("funded_cents" IS NULL));

-- Two kinds more, and they alone may bring the own money of a wallet below 0
ALTER TABLE "ledger_transaction" DROP CONSTRAINT "ledger_transaction_kind_check";
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_kind_check" CHECK ("kind" IN ('starter', 'grant', 'top_up', 'charge', 'reversal', 'take'));
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_account_check";
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_check" CHECK (
    CASE WHEN "account" LIKE 'wallet:%'
        THEN "seq" IS NOT NULL AND "balance_millicents" IS NOT NULL
            AND ("balance_millicents" >= 0 OR "account" LIKE 'wallet:%:funded')
        ELSE "seq" IS NULL AND "balance_millicents" IS NULL
    END
);
CREATE FUNCTION "keep_above_zero"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (SELECT "kind" FROM "ledger_transaction" WHERE "id" = NEW."transaction_id") NOT IN ('reversal', 'take') THEN
        RAISE EXCEPTION 'an entry of % spends more than there is', NEW."account" USING ERRCODE = '23000';
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER "ledger_entry_above_zero" BEFORE INSERT ON "ledger_entry"
    FOR EACH ROW WHEN (NEW."balance_millicents" < 0 AND NEW."amount_millicents" < 0) EXECUTE FUNCTION "keep_above_zero"();
