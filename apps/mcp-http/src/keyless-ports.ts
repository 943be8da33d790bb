import { randomBytes } from 'node:crypto';
import { DEFAULT_TUNABLES, type OperationPorts } from '@svc/operations';

/** The ports of a process that holds no keys: a clock, randomness and the library's settings. Asking for more is a mistake of ours, and throws. */
export function keylessPorts(nowMillis: () => number): OperationPorts {
  return {
    nowMillis,
    randomBytes: (count) => new Uint8Array(randomBytes(count)),
    hash: () => missing('hash'),
    sealer: { seal: () => missing('seal'), open: () => missing('seal') },
    get signers() {
      return missing('signing keys');
    },
    publishedKeys: () => missing('published keys'),
    tunables: DEFAULT_TUNABLES,
  };
}

function missing(what: string): never {
  throw new Error(`this process has no ${what}`);
}
