-- CreateTable
CREATE TABLE "key_holder" (
    "key_id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "contact_email" TEXT NOT NULL,
    "intended_use" TEXT NOT NULL,
    "telemetry_consent" BOOLEAN NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "key_holder_pkey" PRIMARY KEY ("key_id")
);

-- CreateTable
CREATE TABLE "ledger_transaction" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "posted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_transaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "transaction_id" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "amount_millicents" BIGINT NOT NULL,
    "seq" INTEGER,
    "balance_millicents" BIGINT,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("transaction_id","account")
);

-- CreateIndex
CREATE UNIQUE INDEX "key_holder_agent_id_key" ON "key_holder"("agent_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_transaction_kind_reference_key" ON "ledger_transaction"("kind", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entry_account_seq_key" ON "ledger_entry"("account", "seq");

-- AddForeignKey
ALTER TABLE "key_holder" ADD CONSTRAINT "key_holder_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "access_key"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "ledger_transaction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Closed sets and bounds, which the schema language has no word for
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_kind_check" CHECK ("kind" IN ('starter', 'grant', 'top_up', 'charge'));
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_amount_check" CHECK ("amount_millicents" <> 0);
-- Accounts of wallets are numbered and never below 0, those of the outside have neither number nor balance
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_check" CHECK (
    CASE WHEN "account" LIKE 'wallet:%'
        THEN "seq" IS NOT NULL AND "balance_millicents" IS NOT NULL AND "balance_millicents" >= 0
        ELSE "seq" IS NULL AND "balance_millicents" IS NULL
    END
);

-- The ledger is only ever added to, whoever asks
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'rows of % are added and never changed or removed', TG_TABLE_NAME USING ERRCODE = '23000';
END
$$;
CREATE TRIGGER "ledger_transaction_append_only" BEFORE UPDATE OR DELETE ON "ledger_transaction"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "ledger_transaction_no_truncate" BEFORE TRUNCATE ON "ledger_transaction"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "ledger_entry_append_only" BEFORE UPDATE OR DELETE ON "ledger_entry"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "ledger_entry_no_truncate" BEFORE TRUNCATE ON "ledger_entry"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Each entry of a wallet continues the one before it: the next number, and the balance that follows from the amount
CREATE FUNCTION "continue_account"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "last" RECORD;
BEGIN
    SELECT "seq", "balance_millicents" INTO "last" FROM "ledger_entry"
        WHERE "account" = NEW."account" ORDER BY "seq" DESC LIMIT 1;
    IF NEW."seq" <> COALESCE("last"."seq", 0) + 1
        OR NEW."balance_millicents" <> COALESCE("last"."balance_millicents", 0) + NEW."amount_millicents" THEN
        RAISE EXCEPTION 'an entry of % does not continue the one before it', NEW."account" USING ERRCODE = '40001';
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER "ledger_entry_continues" BEFORE INSERT ON "ledger_entry"
    FOR EACH ROW WHEN (NEW."account" LIKE 'wallet:%') EXECUTE FUNCTION "continue_account"();

-- What leaves one account arrives in others: at the end, the entries of a transaction add up to 0
CREATE FUNCTION "balance_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (SELECT COALESCE(sum("amount_millicents"), 1) FROM "ledger_entry" WHERE "transaction_id" = NEW."id") <> 0 THEN
        RAISE EXCEPTION 'the entries of the transaction % do not add up to 0', NEW."id" USING ERRCODE = '23000';
    END IF;
    RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "ledger_transaction_balanced" AFTER INSERT ON "ledger_transaction"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "balance_transaction"();
CREATE FUNCTION "balance_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (SELECT sum("amount_millicents") FROM "ledger_entry" WHERE "transaction_id" = NEW."transaction_id") <> 0 THEN
        RAISE EXCEPTION 'the entries of the transaction % do not add up to 0', NEW."transaction_id" USING ERRCODE = '23000';
    END IF;
    RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "ledger_entry_balanced" AFTER INSERT ON "ledger_entry"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "balance_entry"();

-- Consent is given or not when a key is issued, and stays what it was
CREATE FUNCTION "keep_consent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."telemetry_consent" IS DISTINCT FROM OLD."telemetry_consent" THEN
        RAISE EXCEPTION 'the consent of a key never changes' USING ERRCODE = '23000';
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER "key_holder_consent" BEFORE UPDATE ON "key_holder"
    FOR EACH ROW EXECUTE FUNCTION "keep_consent"();
