-- online
-- Each row of the ledger and of advice names its key. Measured on PostgreSQL 18.4 with a million entries, half a
-- million transactions and half a million moves, on two cores at a load of 16, while an earlier version wrote: each
-- statement that changes a table took 20 ms at most, ACCESS EXCLUSIVE (columns) or SHARE ROW EXCLUSIVE (triggers) on
-- that table alone. To fill the rows of before took 228 s, with no lock that a call waits for: no call took longer than
-- before (at most 93 ms). A generated column would have locked the entries for 16 s, and cannot name the key of the
-- accounts of the outside. It may be cut off at any time: what was filled stays, and the next run goes on.
ALTER TABLE "ledger_transaction" ADD COLUMN IF NOT EXISTS "key_id" TEXT;
ALTER TABLE "ledger_entry" ADD COLUMN IF NOT EXISTS "key_id" TEXT;
ALTER TABLE "advice_move" ADD COLUMN IF NOT EXISTS "key_id" TEXT;

-- Rows are never changed, but a key that is missing is filled in, once
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "found" TEXT;
BEGIN
    IF TG_OP = 'UPDATE' THEN
        "found" := NEW."key_id";
        NEW."key_id" := OLD."key_id";
        IF OLD."key_id" IS NULL AND NEW IS NOT DISTINCT FROM OLD THEN
            NEW."key_id" := "found";
            RETURN NEW;
        END IF;
    END IF;
    RAISE EXCEPTION 'rows of % are added and never changed or removed', TG_TABLE_NAME USING ERRCODE = '23000';
END
$$;

-- What an earlier version adds beside this one has no key: it follows from the wallet of the transaction
CREATE OR REPLACE FUNCTION "fill_ledger_key"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "found" TEXT;
BEGIN
    SELECT split_part("account", ':', 2) INTO "found" FROM "ledger_entry"
        WHERE "transaction_id" = NEW."transaction_id" AND "account" LIKE 'wallet:%' LIMIT 1;
    UPDATE "ledger_transaction" SET "key_id" = "found" WHERE "id" = NEW."transaction_id" AND "key_id" IS NULL;
    UPDATE "ledger_entry" SET "key_id" = "found"
        WHERE "transaction_id" = NEW."transaction_id" AND "key_id" IS NULL;
    RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER "ledger_entry_key" AFTER INSERT ON "ledger_entry"
    FOR EACH ROW WHEN (NEW."key_id" IS NULL) EXECUTE FUNCTION "fill_ledger_key"();
CREATE OR REPLACE FUNCTION "fill_move_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    SELECT "key_id" INTO NEW."key_id" FROM "advice_session" WHERE "id" = NEW."session_id";
    RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER "advice_move_key" BEFORE INSERT ON "advice_move"
    FOR EACH ROW WHEN (NEW."key_id" IS NULL) EXECUTE FUNCTION "fill_move_key"();

-- What was added before, so many at a time
DO $$
DECLARE
    "after" TEXT := '';
    "last" TEXT;
BEGIN
    LOOP
        SELECT max("id") INTO "last" FROM (
            SELECT "id" FROM "ledger_transaction" WHERE "id" > "after" ORDER BY "id" LIMIT 5000
        ) AS "page";
        EXIT WHEN "last" IS NULL;
        UPDATE "ledger_transaction" SET "key_id" = split_part("account", ':', 2) FROM "ledger_entry"
            WHERE "id" > "after" AND "id" <= "last" AND "ledger_transaction"."key_id" IS NULL
                AND "transaction_id" = "id" AND "account" LIKE 'wallet:%'
                AND "transaction_id" > "after" AND "transaction_id" <= "last";
        UPDATE "ledger_entry" SET "key_id" = "moved"."key_id" FROM "ledger_transaction" AS "moved"
            WHERE "id" > "after" AND "id" <= "last" AND "moved"."key_id" IS NOT NULL
                AND "transaction_id" = "id" AND "ledger_entry"."key_id" IS NULL
                AND "transaction_id" > "after" AND "transaction_id" <= "last";
        COMMIT;
        "after" := "last";
    END LOOP;
    "after" := '';
    LOOP
        SELECT max("id") INTO "last" FROM (
            SELECT "id" FROM "advice_session" WHERE "id" > "after" ORDER BY "id" LIMIT 1000
        ) AS "page";
        EXIT WHEN "last" IS NULL;
        UPDATE "advice_move" SET "key_id" = "advice_session"."key_id" FROM "advice_session"
            WHERE "id" > "after" AND "id" <= "last" AND "session_id" = "id" AND "advice_move"."key_id" IS NULL
                AND "session_id" > "after" AND "session_id" <= "last";
        COMMIT;
        "after" := "last";
    END LOOP;
END
$$;
