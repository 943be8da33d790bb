import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import { PrismaClient } from './client/client.js';
import { DatabaseUnwritable, unavailabilityOf } from './database-unavailable.js';

/** The Prisma client as repositories see it. */
export type DatabaseClient = ReturnType<typeof openClient>;

/** Who is told of what no caller waits for. */
export interface ClientListeners {
  /** A connection broke while nobody used it. */
  onLost(error: Error): void;
  /** A statement failed because the database cannot write. */
  onUnwritable(): void;
}

/**
 * Opens a Prisma client whose queries end in `DatabaseUnavailable` when the database cannot be reached or cannot do its
 * work.
 */
export function openClient(pool: Pool, schema: string | undefined, { onLost, onUnwritable }: ClientListeners) {
  const listeners = { onPoolError: onLost, onConnectionError: onLost };
  const options = { ...listeners, disposeExternalPool: true, ...(schema === undefined ? {} : { schema }) };
  const client = new PrismaClient({ adapter: new PrismaPg(pool, options), errorFormat: 'minimal' });
  return client.$extends({
    query: {
      $allOperations: async ({ args, query }) => {
        try {
          return await query(args);
        } catch (error) {
          const unavailable = unavailabilityOf(error);
          if (unavailable instanceof DatabaseUnwritable) onUnwritable();
          throw unavailable ?? error;
        }
      },
    },
  });
}
