import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database, type Transaction } from '../platform/database/database.js';

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

/** What a check of the newest part found. */
export interface NewPart {
  /** How many transactions and deliveries were found sound, and are not looked at again. */
  readonly sound: number;
  /** As in {@link LedgerCheck}; what is at fault is looked at again the next time. */
  readonly faults: readonly string[];
}

/** How many transactions or deliveries one statement of the whole check looks at. */
const PAGE = 2_000;

/**
 * Adds the ledger up anew, from the amounts alone, and holds charges and deliveries against each other: the whole of
 * it, or what was posted since it was last looked at. Rows of the ledger never change, so once is enough.
 */
@Injectable()
export class LedgerCheckRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Reads every entry once, a page at a time; nothing is held up meanwhile. */
  async check(): Promise<LedgerCheck> {
    const found = new Findings();
    const { client } = this.database;
    await inPages(
      (after) => client.ledgerTransaction.findMany(pageAfter(after)),
      async (ids) => found.addTransactions(await judgeTransactions(client, ids)),
    );
    await inPages(
      (after) => client.delivery.findMany(pageAfter(after)),
      async (ids) => found.addDeliveries(await judgeDeliveries(client, ids)),
    );
    const { transactions, wallets, held: heldMillicents, owed: owedMillicents } = found;
    return { transactions, wallets, heldMillicents, owedMillicents, faults: found.faults() };
  }

  /**
   * Looks at what was not found sound before, the oldest first and at most so many, and counts deliveries with what it
   * finds. Several instances may do so at once.
   */
  checkNew(most: number): Promise<NewPart> {
    return this.database.transaction(async (transaction) => {
      const picked = await transaction.$queryRaw<{ id: string; is_delivery: boolean }[]>`
        SELECT "id", "is_delivery" FROM "ledger_unchecked" ORDER BY "posted_at" LIMIT ${most}::int
        FOR UPDATE SKIP LOCKED`;
      const idsOf = (isDelivery: boolean) => textsOf(picked.filter((one) => one.is_delivery === isDelivery));
      const transactions = await judgeTransactions(transaction, idsOf(false));
      const deliveries = await judgeDeliveries(transaction, idsOf(true));
      const found = new Findings();
      found.addTransactions(transactions);
      found.addDeliveries(deliveries);
      const sound = textsOf(transactions.filter((one) => !isFaulty(one)));
      const delivered = textsOf(deliveries.filter(({ uncharged }) => !uncharged));
      await transaction.$executeRaw`
        DELETE FROM "ledger_unchecked" WHERE NOT "is_delivery" AND "id" = ANY(${sound})`;
      await transaction.$executeRaw`
        WITH "gone" AS (
          DELETE FROM "ledger_unchecked" WHERE "is_delivery" AND "id" = ANY(${delivered}) RETURNING "id"
        )
        INSERT INTO "delivery_count" ("slot", "deliveries")
        SELECT "slot", count(*) FROM "gone" JOIN "delivery" USING ("id") GROUP BY "slot" ORDER BY "slot"
        ON CONFLICT ("slot") DO UPDATE SET "deliveries" = "delivery_count"."deliveries" + EXCLUDED."deliveries"`;
      return { sound: sound.length + delivered.length, faults: found.faults() };
    });
  }

  /** When the oldest was posted that no check has found sound yet; null where all was. */
  async oldestUnchecked(): Promise<Date | null> {
    const oldest = await this.database.client.ledgerUnchecked.findFirst({ orderBy: { postedAt: 'asc' } });
    return oldest?.postedAt ?? null;
  }
}

type Client = Pick<Transaction, '$queryRaw'>;

const pageAfter = (after: string) =>
  ({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take: PAGE, select: { id: true } }) as const;

/** Goes over a table by its ids, which are never empty. */
async function inPages(
  read: (after: string) => PromiseLike<{ id: string }[]>,
  look: (ids: string[]) => Promise<void>,
): Promise<void> {
  for (let ids = ['']; ids.length > 0;) {
    ids = textsOf(await read(ids.at(-1) ?? ''));
    await look(ids);
  }
}

const textsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** A transaction as its entries say. Sums of bigint are numeric, which is told as text. */
interface JudgedTransaction {
  id: string;
  unbalanced: boolean;
  undelivered: boolean;
  /** How many of its entries are each. */
  differing: number;
  gaps: number;
  overspent: number;
  misnamed: number;
  /** Entries that are the first of their wallet. */
  wallets: number;
  held: string;
  owed: string;
}

const isFaulty = ({ unbalanced, undelivered, differing, gaps, overspent, misnamed }: JudgedTransaction): boolean =>
  unbalanced || undelivered || differing + gaps + overspent + misnamed > 0;

/** Each entry of a wallet is held against the one before it, so nothing else of its account has to be read. */
function judgeTransactions(client: Client, ids: string[]): Promise<JudgedTransaction[]> {
  return client.$queryRaw<JudgedTransaction[]>`
    SELECT "t"."id",
      COALESCE(sum("e"."amount_millicents"), 1) <> 0 AS "unbalanced",
      "t"."kind" = 'charge' AND NOT EXISTS (
        SELECT 1 FROM "delivery" "d" JOIN "ledger_entry" "s" ON "s"."transaction_id" = "t"."id"
        WHERE "d"."id" = "t"."reference" AND "s"."account" = 'sales:' || "d"."slot"
          AND "s"."amount_millicents" = "d"."price_millicents") AS "undelivered",
      count(*) FILTER (WHERE "e"."balance_millicents" - "e"."amount_millicents" <>
        CASE WHEN "e"."seq" = 1 THEN 0 ELSE "b"."balance_millicents" END)::int AS "differing",
      count(*) FILTER (WHERE "e"."seq" <> 1 AND "b"."seq" IS NULL)::int AS "gaps",
      count(*) FILTER (WHERE "e"."balance_millicents" < 0 AND "e"."amount_millicents" < 0
        AND ("t"."kind" NOT IN ('reversal', 'take') OR "e"."account" LIKE '%:starter'))::int AS "overspent",
      count(*) FILTER (WHERE "e"."key_id" IS DISTINCT FROM "t"."key_id" OR "e"."account" LIKE 'wallet:%'
        AND "e"."key_id" IS DISTINCT FROM split_part("e"."account", ':', 2))::int AS "misnamed",
      count(*) FILTER (WHERE "e"."seq" = 1 AND ("e"."account" LIKE '%:funded' OR NOT EXISTS (
        SELECT 1 FROM "ledger_entry" "f" WHERE "f"."seq" = 1
          AND "f"."account" = split_part("e"."account", ':', 1) || ':' || split_part("e"."account", ':', 2) || ':funded'
        )))::int AS "wallets",
      COALESCE(sum("e"."amount_millicents") FILTER (WHERE "e"."seq" IS NOT NULL), 0)::text AS "held",
      COALESCE(sum("e"."amount_millicents") FILTER (WHERE "e"."seq" IS NULL), 0)::text AS "owed"
    FROM "ledger_transaction" "t"
    LEFT JOIN "ledger_entry" "e" ON "e"."transaction_id" = "t"."id"
    LEFT JOIN "ledger_entry" "b" ON "b"."account" = "e"."account" AND "b"."seq" = "e"."seq" - 1
    WHERE "t"."id" = ANY(${ids}) GROUP BY "t"."id"`;
}

/** A delivery, and whether it has a price and nobody was charged. */
interface JudgedDelivery {
  id: string;
  uncharged: boolean;
}

function judgeDeliveries(client: Client, ids: string[]): Promise<JudgedDelivery[]> {
  return client.$queryRaw<JudgedDelivery[]>`
    SELECT "d"."id", "d"."price_millicents" > 0 AND NOT EXISTS (
      SELECT 1 FROM "ledger_transaction" "t"
      WHERE "t"."kind" = 'charge' AND "t"."reference" = "d"."id") AS "uncharged"
    FROM "delivery" "d" WHERE "d"."id" = ANY(${ids})`;
}

/** What was found, added up. */
class Findings {
  transactions = 0;
  wallets = 0;
  held = 0n;
  owed = 0n;
  private readonly counts = {
    unbalanced: 0,
    undelivered: 0,
    uncharged: 0,
    differing: 0,
    gaps: 0,
    overspent: 0,
    misnamed: 0,
  };

  addTransactions(judged: readonly JudgedTransaction[]): void {
    const { counts } = this;
    for (const one of judged) {
      this.transactions += 1;
      this.wallets += one.wallets;
      this.held += BigInt(one.held);
      this.owed += BigInt(one.owed);
      for (const name of ['unbalanced', 'undelivered', 'differing', 'gaps', 'overspent', 'misnamed'] as const)
        counts[name] += Number(one[name]);
    }
  }

  addDeliveries(judged: readonly JudgedDelivery[]): void {
    for (const { uncharged } of judged) this.counts.uncharged += Number(uncharged);
  }

  faults(): string[] {
    const { held, owed } = this;
    const told = (count: number, what: string): string[] => (count === 0 ? [] : [`${count} ${what}`]);
    return [
      ...(held + owed === 0n ? [] : [`wallets hold ${held} millicents, but all other accounts together ${owed}`]),
      ...told(this.counts.unbalanced, 'transactions do not sum to 0'),
      ...told(this.counts.undelivered, 'charges have no delivery with their price'),
      ...told(this.counts.uncharged, 'deliveries with a price have no charge'),
      ...told(this.counts.differing, 'wallet entries do not continue the previous balance'),
      ...told(this.counts.gaps, 'wallet entries lack their previous entry'),
      ...told(this.counts.overspent, 'entries spend more than the balance'),
      ...told(this.counts.misnamed, 'entries do not name the key of their wallet'),
    ];
  }
}
