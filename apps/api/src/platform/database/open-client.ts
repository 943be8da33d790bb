import { PrismaPg } from '@prisma/adapter-pg';
import type { PoolConfig } from 'pg';
import { PrismaClient } from './client/client.js';
import { DatabaseUnavailable, isUnavailable } from './database-unavailable.js';

/** The Prisma client as repositories see it. */
export type DatabaseClient = ReturnType<typeof openClient>;

/**
 * Opens a Prisma client whose queries end in {@link DatabaseUnavailable} when the database cannot be reached.
 *
 * @param onLost told of each connection that broke while nobody waited for it
 */
export function openClient(pool: PoolConfig, schema: string | undefined, onLost: (error: Error) => void) {
  const options = { onPoolError: onLost, onConnectionError: onLost, ...(schema === undefined ? {} : { schema }) };
  const client = new PrismaClient({ adapter: new PrismaPg(pool, options), errorFormat: 'minimal' });
  return client.$extends({
    query: {
      $allOperations: async ({ args, query }) => {
        try {
          return await query(args);
        } catch (error) {
          throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
        }
      },
    },
  });
}
