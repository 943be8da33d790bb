import { randomBytes } from 'node:crypto';
import type { OperationPorts, Tunables } from '@svc/operations';

/**
 * The ports of a process that holds no keys: a clock, randomness and the settings of the price engine. Asking for more
 * is a mistake of ours, and throws.
 */
export function keylessPorts(nowMillis: () => number, tunables: Tunables): OperationPorts {
  return {
    nowMillis,
    randomBytes: (count) => new Uint8Array(randomBytes(count)),
    hash: () => missing('hash'),
    sealer: { seal: () => missing('seal'), open: () => missing('seal') },
    get signers() {
      return missing('signing keys');
    },
    publishedKeys: () => missing('published keys'),
    tunables,
  };
}

function missing(what: string): never {
  throw new Error(`this process has no ${what}`);
}
