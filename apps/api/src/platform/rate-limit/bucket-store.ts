import type { BucketRule } from '@svc/node-runtime';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** How long one call may wait for the store, in milliseconds. It stands in front of every call. */
const PATIENCE_MILLIS = 200;
/** How long a store is left alone that did not answer in that time, in milliseconds. */
const PAUSE_MILLIS = 1_000;
/** How long a start waits for the first connection, in milliseconds. */
const START_MILLIS = 2_000;

/**
 * A token bucket as `takeToken` of node-runtime has it, by the clock of the store. Its level is in parts of a token,
 * and is told as a text: a number would lose its last digits. One that nobody has touched for a window is full, so it
 * may go.
 */
const TAKE = `
local kept = redis.call('HMGET', KEYS[1], 'level', 'at')
local capacity, window, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local level, at = tonumber(kept[1] or capacity * window), tonumber(kept[2] or now)
level = math.min(capacity * window, level + math.min(math.max(0, now - at), window) * capacity)
local allowed = level >= cost * window
if allowed then level = level - cost * window end
local told = string.format('%.0f', level)
redis.call('HSET', KEYS[1], 'level', told, 'at', string.format('%.0f', now))
redis.call('PEXPIRE', KEYS[1], window)
return { allowed and 1 or 0, told }
`;

type Taker = Redis & {
  takeToken(bucket: string, capacity: number, windowMillis: number, cost: number): Promise<[0 | 1, string]>;
};

/** What a bucket of the store held after a call, in parts of a token, and whether the call had its tokens. */
export interface Taken {
  readonly allowed: boolean;
  readonly level: number;
}

/** A Valkey or Redis server that keeps the buckets of all instances. */
export class BucketStore {
  private readonly server: Taker;
  private pausedUntilMillis = 0;
  private isAway = false;

  /** @param address `redis://` or `rediss://`, with name and password where it needs them */
  constructor(
    address: string,
    private readonly logger: Logger,
    patienceMillis = PATIENCE_MILLIS,
  ) {
    const server = new Redis(address, {
      lazyConnect: true,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      commandTimeout: patienceMillis,
      connectTimeout: START_MILLIS,
      retryStrategy: (tries) => Math.min(tries * 100, PAUSE_MILLIS),
      keyPrefix: 'svc:bucket:',
    });
    server.on('error', (fault: unknown) => this.noteAway(fault));
    server.defineCommand('takeToken', { numberOfKeys: 1, lua: TAKE });
    this.server = server as Taker;
  }

  /** Whether it was there when it was last asked. */
  get isThere(): boolean {
    return !this.isAway;
  }

  /** Resolves when it is there, or when the start has waited long enough: then calls are counted without it. */
  async connect(): Promise<void> {
    await this.server.connect().catch((fault: unknown) => this.noteAway(fault));
  }

  /** Takes tokens from a bucket; null where the store does not answer in time. */
  async take(bucket: string, { capacity, windowMillis }: BucketRule, cost: number): Promise<Taken | null> {
    if (performance.now() < this.pausedUntilMillis) return null;
    try {
      const [allowed, level] = await this.server.takeToken(bucket, capacity, windowMillis, cost);
      this.noteBack();
      return { allowed: allowed === 1, level: Number(level) };
    } catch (fault) {
      this.pausedUntilMillis = performance.now() + PAUSE_MILLIS;
      this.noteAway(fault);
      return null;
    }
  }

  /** Gives the connection back. */
  close(): void {
    this.server.disconnect();
  }

  private noteAway(fault: unknown): void {
    if (!this.isAway)
      this.logger.warn({ err: fault }, 'calls cannot be counted together: each instance counts its own');
    this.isAway = true;
  }

  private noteBack(): void {
    if (this.isAway) this.logger.info('calls are counted together again');
    this.isAway = false;
  }
}
