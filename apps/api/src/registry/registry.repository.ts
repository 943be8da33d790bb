import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../platform/database/database.js';

/** A registered operator. */
export interface Operator {
  id: string;
  publicKey: string;
  displayName: string | null;
}

/** What a challenge is for: `operator` with its id, or `domain` with its name, and the key that asks. */
export interface ChallengeOf {
  kind: 'operator' | 'domain';
  subject: string;
  publicKey: string;
}

/** A challenge: what to sign or to publish, and until when (whole seconds since 1970-01-01T00:00:00Z). */
export interface Challenge {
  token: string;
  expiresAt: number;
}

/** The tables of operators and of challenges. */
@Injectable()
export class RegistryRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The operator that holds an id, and the one that holds a key. */
  async holders(id: string, publicKey: string): Promise<{ ofId: Operator | null; ofKey: Operator | null }> {
    const { operator } = this.database.client;
    const ofId = await operator.findUnique({ where: { id } });
    return { ofId, ofKey: await operator.findUnique({ where: { publicKey } }) };
  }

  /** Keeps an operator, or its new name; false where its id or its key was taken meanwhile. */
  async keep({ id, publicKey, displayName }: Operator): Promise<boolean> {
    const { operator } = this.database.client;
    await operator.createMany({ data: [{ id, publicKey, displayName }], skipDuplicates: true });
    const { count } = await operator.updateMany({ where: { id, publicKey }, data: { displayName } });
    return count === 1;
  }

  /** The challenge that stands, or else this one: asking again changes nothing. Forgets those that have expired. */
  async challenge(of: ChallengeOf, offered: Challenge, nowSeconds: number): Promise<Challenge> {
    const { trustChallenge } = this.database.client;
    await trustChallenge.deleteMany({ where: { expiresAt: { lte: nowSeconds } } });
    await trustChallenge.createMany({ data: [{ ...of, ...offered }], skipDuplicates: true });
    return (await this.standing(of, nowSeconds)) ?? offered;
  }

  /** The challenge that stands. */
  async standing(of: ChallengeOf, nowSeconds: number): Promise<Challenge | null> {
    const row = await this.database.client.trustChallenge.findUnique({ where: { kind_subject_publicKey: of } });
    return row === null || row.expiresAt <= nowSeconds ? null : { token: row.token, expiresAt: row.expiresAt };
  }

  /** Uses a challenge up; false where somebody did before. */
  async use(of: ChallengeOf, token: string): Promise<boolean> {
    const { count } = await this.database.client.trustChallenge.deleteMany({ where: { ...of, token } });
    return count === 1;
  }
}
