import { Inject, Injectable } from '@nestjs/common';
import { LISTED_ASKS, type AskStatus } from '@svc/accounts';
import { DATABASE, type Database } from '../platform/database/database.js';

/** A request for a slot that is not stocked. */
export interface StoredAsk {
  id: string;
  text: string;
  /** SHA-256 of what filings of the same ask have in common. */
  sameAsk: string;
  status: AskStatus;
  note: string;
  keyId: string | null;
  watch: boolean;
  filedAt: Date;
  changedAt: Date;
}

/** Filings of one ask, counted. */
export interface AskCount {
  /** The words of the first filing. */
  readonly text: string;
  /** That of the latest filing. */
  readonly status: AskStatus;
  readonly filings: number;
}

/** How much was asked for. */
export interface AskSums {
  readonly total: number;
  readonly distinct: number;
  readonly recent: number;
}

/** The demand box. */
@Injectable()
export class AsksRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Files a request. */
  async add(ask: StoredAsk): Promise<void> {
    await this.database.client.ask.create({ data: ask });
  }

  /** The request of this id. */
  async find(id: string): Promise<StoredAsk | null> {
    const row = await this.database.client.ask.findUnique({ where: { id } });
    return row === null ? null : { ...row, status: row.status as AskStatus };
  }

  /** Requests that a key watches, newest first. */
  async watchedBy(keyId: string): Promise<StoredAsk[]> {
    const rows = await this.database.client.ask.findMany({
      where: { keyId, watch: true },
      orderBy: [{ filedAt: 'desc' }, { id: 'desc' }],
      take: LISTED_ASKS,
    });
    return rows.map((row) => ({ ...row, status: row.status as AskStatus }));
  }

  /** All requests, oldest first, for the operator. */
  async list(): Promise<StoredAsk[]> {
    const rows = await this.database.client.ask.findMany({ orderBy: [{ filedAt: 'asc' }, { id: 'asc' }] });
    return rows.map((row) => ({ ...row, status: row.status as AskStatus }));
  }

  /** How many filings each of these asks has. */
  async filings(sameAsks: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const groups = await this.database.client.ask.groupBy({
      by: ['sameAsk'],
      where: { sameAsk: { in: [...sameAsks] } },
      _count: true,
    });
    return new Map(groups.map((group) => [group.sameAsk, group._count]));
  }

  /** How much was asked for, and since then. */
  async sums(since: Date): Promise<AskSums> {
    const [row] = await this.database.client.$queryRaw<{ total: bigint; distinct: bigint; recent: bigint }[]>`
      SELECT count(*) AS "total", count(DISTINCT "same_ask") AS "distinct",
        count(*) FILTER (WHERE "filed_at" >= ${since}) AS "recent" FROM "ask"`;
    return {
      total: Number(row?.total ?? 0),
      distinct: Number(row?.distinct ?? 0),
      recent: Number(row?.recent ?? 0),
    };
  }

  /** Asks by how many have filed them, most first. */
  async counts(): Promise<AskCount[]> {
    const rows = await this.database.client.$queryRaw<{ text: string; status: AskStatus; filings: bigint }[]>`
      SELECT (array_agg("text" ORDER BY "filed_at", "id"))[1] AS "text",
        (array_agg("status" ORDER BY "changed_at" DESC, "id" DESC))[1] AS "status", count(*) AS "filings"
      FROM "ask" GROUP BY "same_ask" ORDER BY "filings" DESC, min("filed_at") LIMIT ${LISTED_ASKS}`;
    return rows.map((row) => ({ ...row, filings: Number(row.filings) }));
  }

  /** Moves all filings of an ask from one state to another, with a note; how many were moved. */
  async flip(
    sameAsk: string,
    { from, to, note, changedAt }: { from: readonly AskStatus[]; to: AskStatus; note: string; changedAt: Date },
  ): Promise<number> {
    const { count } = await this.database.client.ask.updateMany({
      where: { sameAsk, status: { in: [...from] } },
      data: { status: to, note, changedAt },
    });
    return count;
  }

  /** How much was delivered from each slot. */
  async deliveries(): Promise<{ slot: string; deliveries: number }[]> {
    const groups = await this.database.client.delivery.groupBy({ by: ['slot'], _count: true });
    return groups.map(({ slot, _count }) => ({ slot, deliveries: _count }));
  }
}
