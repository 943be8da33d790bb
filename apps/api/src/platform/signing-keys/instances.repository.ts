import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../database/database.js';
import type { KeySource } from './signing-keys.js';

/** The processes of the service that share one database, each known by its heartbeat. */
@Injectable()
export class InstancesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Notes that this process lives. Times are the database's: clocks of several machines differ. */
  async beat(id: string, keySource: KeySource): Promise<void> {
    await this.database.client.$executeRaw`
      INSERT INTO "instance" ("id", "key_source") VALUES (${id}, ${keySource})
      ON CONFLICT ("id") DO UPDATE SET "seen_at" = CURRENT_TIMESTAMP`;
  }

  /** Where the keys of the other living processes come from; those that fell silent are forgotten. */
  async others(id: string, silenceSeconds: number): Promise<KeySource[]> {
    await this.database.client.$executeRaw`
      DELETE FROM "instance" WHERE "seen_at" < CURRENT_TIMESTAMP - make_interval(secs => ${silenceSeconds})`;
    const rows = await this.database.client.instance.findMany({
      where: { id: { not: id } },
      select: { keySource: true },
    });
    return rows.map((row) => row.keySource as KeySource);
  }

  /** Takes this process off the list. */
  async leave(id: string): Promise<void> {
    await this.database.client.instance.deleteMany({ where: { id } });
  }
}
