import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../platform/database/database.js';

/** What an operator may decide on a pilot request. */
export type PilotDecision = 'approved' | 'declined';

/** What a business wrote. */
export interface PilotFiling {
  id: string;
  name: string;
  business: string;
  email: string;
  sells: string;
  note: string;
}

/** A pilot request as it is stored. */
export interface PilotRequest extends PilotFiling {
  status: 'received' | PilotDecision;
  receivedAt: Date;
  decidedAt: Date | null;
}

/** The table of pilot requests. */
@Injectable()
export class PilotRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Files a request. */
  async add(filing: PilotFiling): Promise<void> {
    await this.database.client.pilotRequest.create({ data: filing });
  }

  /** All requests, oldest first. */
  async list(): Promise<PilotRequest[]> {
    const rows = await this.database.client.pilotRequest.findMany({ orderBy: [{ receivedAt: 'asc' }, { id: 'asc' }] });
    return rows.map((row) => ({ ...row, status: row.status as PilotRequest['status'] }));
  }

  /** The request of this id. */
  async find(id: string): Promise<PilotRequest | null> {
    const row = await this.database.client.pilotRequest.findUnique({ where: { id } });
    return row === null ? null : { ...row, status: row.status as PilotRequest['status'] };
  }

  /** Decides a request; false when it is not there or was decided before, so two operators issue one key. */
  async decide(id: string, status: PilotDecision): Promise<boolean> {
    const where = { id, status: 'received' };
    const { count } = await this.database.client.pilotRequest.updateMany({
      where,
      data: { status, decidedAt: new Date() },
    });
    return count === 1;
  }
}
