/** The built service with its pages, for specs. */
import { afterAll, beforeAll, describe } from '@jest/globals';
import { startService } from '../../apps/api/src/testing/service.js';
import { ensureBuilt } from '../build.mjs';
import { CHROMIUM } from '../chromium.mjs';

/** Serves the built pages while the specs of a file run: their address, and a key that is valid there. */
export function servePages() {
  const served = { url: '', key: '' };
  let service;
  beforeAll(async () => {
    ensureBuilt();
    service = await startService();
    Object.assign(served, { url: service.url, key: service.key });
  }, 300_000);
  afterAll(() => service?.stop());
  return served;
}

/** `describe` where there is a browser; elsewhere its specs are counted as skipped. */
export const describeInBrowser = CHROMIUM === null ? describe.skip : describe;
