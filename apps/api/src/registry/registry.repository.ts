import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../platform/database/database.js';

/** A registered operator. */
export interface Operator {
  id: string;
  publicKey: string;
}

/** A challenge: what to sign or to publish, and until when (whole seconds since 1970-01-01T00:00:00Z). */
export interface Challenge {
  token: string;
  expiresAt: number;
}

/** For whom a domain is to speak: the domain, and the key of the operator. */
export interface DomainClaim {
  domain: string;
  publicKey: string;
}

/** The tables of operators, of their challenges and of the tokens of domains. */
@Injectable()
export class RegistryRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The operator that holds an id, and the one that holds a key. */
  async holders(id: string, publicKey: string): Promise<{ ofId: Operator | null; ofKey: Operator | null }> {
    const { operator } = this.database.client;
    const ofId = await operator.findUnique({ where: { id } });
    return { ofId, ofKey: await operator.findUnique({ where: { publicKey } }) };
  }

  /** The key of the operator of this id, base64; null where there is none. */
  async keyOf(id: string): Promise<string | null> {
    return (await this.database.client.operator.findUnique({ where: { id } }))?.publicKey ?? null;
  }

  /** Keeps an operator; false where its id or its key was taken meanwhile. */
  async keep(kept: Operator): Promise<boolean> {
    const { operator } = this.database.client;
    await operator.createMany({ data: [kept], skipDuplicates: true });
    return (await operator.count({ where: { ...kept } })) === 1;
  }

  /** The challenge that stands, or else this one: asking again changes nothing. */
  async challenge({ id, publicKey }: Operator, offered: Challenge, nowSeconds: number): Promise<Challenge> {
    const { token, expiresAt } = offered;
    await this.database.client.$executeRaw`
      INSERT INTO "trust_challenge" ("operator_id", "public_key", "token", "expires_at")
      VALUES (${id}, ${publicKey}, ${token}, ${expiresAt}::int)
      ON CONFLICT ("operator_id", "public_key") DO UPDATE
      SET "token" = EXCLUDED."token", "expires_at" = EXCLUDED."expires_at"
      WHERE "trust_challenge"."expires_at" <= ${nowSeconds}::int`;
    return (await this.standing({ id, publicKey }, nowSeconds)) ?? offered;
  }

  /** The challenge that stands. */
  async standing(of: Operator, nowSeconds: number): Promise<Challenge | null> {
    const where = { operatorId_publicKey: rowOf(of) };
    const row = await this.database.client.trustChallenge.findUnique({ where });
    return row === null || row.expiresAt <= nowSeconds ? null : { token: row.token, expiresAt: row.expiresAt };
  }

  /** Uses a challenge up; false where somebody did before. */
  async use(of: Operator, token: string): Promise<boolean> {
    const { count } = await this.database.client.trustChallenge.deleteMany({ where: { ...rowOf(of), token } });
    return count === 1;
  }

  /** Keeps a token of a domain. */
  async offer(claim: DomainClaim, { token, expiresAt }: Challenge): Promise<void> {
    await this.database.client.domainToken.create({ data: { ...claim, token, expiresAt } });
  }

  /** Whether any token stands. */
  async isOffered(claim: DomainClaim, nowSeconds: number): Promise<boolean> {
    const where = { ...claim, expiresAt: { gt: nowSeconds } };
    return (await this.database.client.domainToken.findFirst({ where, select: { token: true } })) !== null;
  }

  /** The first of these texts that is a token that stands. */
  async offered(claim: DomainClaim, tokens: readonly string[], nowSeconds: number): Promise<string | null> {
    const where = { ...claim, token: { in: [...tokens] }, expiresAt: { gt: nowSeconds } };
    return (await this.database.client.domainToken.findFirst({ where, select: { token: true } }))?.token ?? null;
  }

  /** Uses a token up; false where somebody did before. */
  async useToken(token: string): Promise<boolean> {
    const { count } = await this.database.client.domainToken.deleteMany({ where: { token } });
    return count === 1;
  }

  /** Forgets challenges and tokens that have expired, at most so many of each; several instances may do so at once. */
  async sweep(nowMillis: number, most: number): Promise<number> {
    const now = Math.floor(nowMillis / 1_000);
    const { client } = this.database;
    const challenges = await client.$executeRaw`
      DELETE FROM "trust_challenge" WHERE ("operator_id", "public_key") IN (
        SELECT "operator_id", "public_key" FROM "trust_challenge" WHERE "expires_at" <= ${now}::int
        LIMIT ${most}::int FOR UPDATE SKIP LOCKED)`;
    const tokens = await client.$executeRaw`
      DELETE FROM "domain_token" WHERE "token" IN (
        SELECT "token" FROM "domain_token" WHERE "expires_at" <= ${now}::int
        LIMIT ${most}::int FOR UPDATE SKIP LOCKED)`;
    return Math.max(challenges, tokens);
  }
}

const rowOf = ({ id: operatorId, publicKey }: Operator): { operatorId: string; publicKey: string } => ({
  operatorId,
  publicKey,
});
