import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../platform/database/database.js';

/** What a check of the whole ledger found. */
export interface LedgerCheck {
  readonly transactions: number;
  readonly wallets: number;
  /** What all wallets hold. */
  readonly heldMillicents: bigint;
  /** What the outside and the sales owe them: the same figure, with its sign turned. */
  readonly owedMillicents: bigint;
  /** Each in a sentence; none where every millicent is where it should be. */
  readonly faults: readonly string[];
}

/**
 * Goes over the whole ledger and adds it up anew, from the amounts alone, and holds charges and deliveries against each
 * other.
 */
@Injectable()
export class LedgerCheckRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Reads every entry once; nothing is held up meanwhile. */
  async check(): Promise<LedgerCheck> {
    const [sums] = await this.database.client.$queryRaw<Sums[]>`
      WITH "account" AS (
        SELECT "account", sum("amount_millicents") AS "sum", count(*) AS "entries", max("seq") AS "last",
          (array_agg("balance_millicents" ORDER BY "seq" DESC))[1] AS "balance"
        FROM "ledger_entry" GROUP BY "account"
      ), "unbalanced" AS (
        SELECT "t"."id" FROM "ledger_transaction" "t" LEFT JOIN "ledger_entry" "e" ON "e"."transaction_id" = "t"."id"
        GROUP BY "t"."id" HAVING COALESCE(sum("e"."amount_millicents"), 1) <> 0
      )
      SELECT
        (SELECT count(*) FROM "ledger_transaction") AS "transactions",
        count(DISTINCT split_part("account", ':', 2)) FILTER (WHERE "account" LIKE 'wallet:%') AS "wallets",
        COALESCE(sum("sum") FILTER (WHERE "account" LIKE 'wallet:%'), 0)::text AS "held",
        COALESCE(sum("sum") FILTER (WHERE "account" NOT LIKE 'wallet:%'), 0)::text AS "owed",
        (SELECT count(*) FROM "unbalanced") AS "unbalanced",
        (SELECT count(*) FROM "ledger_transaction" "t" WHERE "t"."kind" = 'charge' AND NOT EXISTS (
          SELECT 1 FROM "delivery" "d" JOIN "ledger_entry" "e" ON "e"."transaction_id" = "t"."id"
          WHERE "d"."id" = "t"."reference" AND "e"."account" = 'sales:' || "d"."slot"
            AND "e"."amount_millicents" = "d"."price_millicents")) AS "undelivered",
        (SELECT count(*) FROM "delivery" "d" WHERE "d"."price_millicents" > 0 AND NOT EXISTS (
          SELECT 1 FROM "ledger_transaction" "t"
          WHERE "t"."kind" = 'charge' AND "t"."reference" = "d"."id")) AS "uncharged",
        count(*) FILTER (WHERE "account" LIKE 'wallet:%' AND "sum" <> "balance") AS "differing",
        count(*) FILTER (WHERE "account" LIKE 'wallet:%' AND "entries" <> "last") AS "gaps",
        (SELECT count(*) FROM "ledger_entry" "e" JOIN "ledger_transaction" "t" ON "t"."id" = "e"."transaction_id"
          WHERE "e"."balance_millicents" < 0 AND "e"."amount_millicents" < 0
            AND ("t"."kind" NOT IN ('reversal', 'take') OR "e"."account" LIKE '%:starter')) AS "overspent"
      FROM "account"`;
    if (sums === undefined) throw new Error('the ledger cannot be added up');
    return {
      transactions: Number(sums.transactions),
      wallets: Number(sums.wallets),
      heldMillicents: BigInt(sums.held),
      owedMillicents: BigInt(sums.owed),
      faults: faultsOf(sums),
    };
  }
}

interface Sums {
  transactions: bigint;
  wallets: bigint;
  /** Sums of bigint are numeric, which is told as text. */
  held: string;
  owed: string;
  unbalanced: bigint;
  undelivered: bigint;
  uncharged: bigint;
  differing: bigint;
  gaps: bigint;
  overspent: bigint;
}

function faultsOf({ held, owed, unbalanced, undelivered, uncharged, differing, gaps, overspent }: Sums): string[] {
  const told = (count: bigint, what: string): string[] => (count === 0n ? [] : [`${count} ${what}`]);
  return [
    ...(BigInt(held) + BigInt(owed) === 0n ? [] : [`wallets hold ${held} millicents and are owed ${owed}`]),
    ...told(unbalanced, 'transactions do not add up to 0'),
    ...told(undelivered, 'charges have no delivery of their price'),
    ...told(uncharged, 'deliveries with a price have no charge'),
    ...told(differing, 'accounts of wallets do not hold what their entries add up to'),
    ...told(gaps, 'accounts of wallets lack an entry'),
    ...told(overspent, 'entries spend more than there was'),
  ];
}
