import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../config/config.js';
import { makeLogger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { Sweeper } from './sweeper.js';

describe('a round of sweeps', () => {
  it.each([
    [1_200, [500, 500, 200], 300],
    [10_000, [500, 500, 500], 0],
  ])('removes at most %d rows of a kind, and leaves the others for the next', async (sweepRows, asked, left) => {
    let rows = 1_500 - (sweepRows > 1_500 ? 1 : 0);
    const most: number[] = [];
    const sweep = (_: number, limit: number): Promise<number> => {
      most.push(limit);
      const removed = Math.min(limit, rows);
      rows -= removed;
      return Promise.resolve(removed);
    };
    const logger = makeLogger({ logLevel: 'silent' });
    const database = { nowMillis: () => Promise.resolve(0) };
    const sweeper = new Sweeper(
      { sweepRows, kept: loadConfig({}).kept },
      [{ name: 'parcels', sweep }],
      logger,
      database,
      new Metrics(),
    );
    await sweeper.sweep();
    expect([most, rows]).toEqual([asked, left]);
  });
});
