import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../platform/database/database.js';
import type { PriceTicket } from './price-ticket.js';

/** How long a settlement is kept after its price has expired: longer than the clocks of two processes differ. */
const KEPT_MILLIS = 3_600_000;

/** The table of prices that were settled. */
@Injectable()
export class PriceRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Records a settlement; false where the price was settled before, by whichever process. */
  async settle({ id, machineId, sku, quantity, priceCents, expiresAtMillis }: PriceTicket, settledAt: Date): Promise<boolean> {
    const { settledPrice } = this.database.client;
    await settledPrice.deleteMany({ where: { expiresAt: { lt: new Date(settledAt.getTime() - KEPT_MILLIS) } } });
    const { count } = await settledPrice.createMany({ data: [{ id, machineId, sku, quantity, priceCents, expiresAt: new Date(expiresAtMillis), settledAt }], skipDuplicates: true });
    return count === 1;
  }
}
