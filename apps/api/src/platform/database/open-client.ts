import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import { PrismaClient } from './client/client.js';
import { DatabaseUnwritable, unavailabilityOf } from './database-unavailable.js';

/** The Prisma client as repositories see it. */
export type DatabaseClient = ReturnType<typeof openClient>;

/** A statement as the client knows it: the model is not known of one that is written in SQL. */
export interface Statement {
  readonly model?: string | undefined;
  readonly operation: string;
  readonly args: unknown;
}

/** Who is told of what no caller waits for, and of each statement. */
export interface ClientListeners {
  /** A connection broke while nobody used it. */
  onLost(error: Error): void;
  /** A statement failed because the database cannot write. */
  onUnwritable(): void;
  /** Runs a statement. */
  trace<Result>(statement: Statement, run: () => Promise<Result>): Promise<Result>;
}

/**
 * Opens a Prisma client whose queries end in `DatabaseUnavailable` when the database cannot be reached or cannot do its
 * work.
 */
export function openClient(pool: Pool, schema: string | undefined, { onLost, onUnwritable, trace }: ClientListeners) {
  const listeners = { onPoolError: onLost, onConnectionError: onLost };
  const options = { ...listeners, disposeExternalPool: true, ...(schema === undefined ? {} : { schema }) };
  const client = new PrismaClient({ adapter: new PrismaPg(pool, options), errorFormat: 'minimal' });
  return client.$extends({
    query: {
      $allOperations: async ({ model, operation, args, query }) => {
        try {
          return await trace({ model, operation, args }, () => query(args));
        } catch (error) {
          const unavailable = unavailabilityOf(error);
          if (unavailable instanceof DatabaseUnwritable) onUnwritable();
          throw unavailable ?? error;
        }
      },
    },
  });
}
