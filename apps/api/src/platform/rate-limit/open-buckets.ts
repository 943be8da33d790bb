import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { ownBuckets, type BucketMaker } from './buckets.js';
import { SharedBuckets } from './shared-buckets.js';

/** The buckets that the configuration asks for. What speaks to a store is loaded only where there is one. */
export async function openBuckets(
  { limitsUrl }: Pick<Config, 'limitsUrl'>,
  logger: Logger,
  patienceMillis?: number,
): Promise<BucketMaker> {
  if (limitsUrl === null) return ownBuckets;
  const { BucketStore } = await import('./bucket-store.js');
  const store = new BucketStore(limitsUrl, logger, patienceMillis);
  await store.connect();
  return {
    make: (name, rule, maxLanes) => new SharedBuckets(store, name, rule, maxLanes),
    isShared: () => store.isThere,
    onApplicationShutdown: () => store.close(),
  };
}
