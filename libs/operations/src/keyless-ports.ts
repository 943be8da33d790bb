import type { OperationPorts } from './ports.js';

/** What a process without keys may have: a clock, randomness, the settings of the price engine, and who asks. */
export type KeylessValues = Partial<Pick<OperationPorts, 'nowMillis' | 'randomBytes' | 'tunables' | 'hasKey'>>;

/**
 * The ports of a process that holds no keys. Asking for what it does not have is a mistake of the caller, and throws.
 * @example keylessPorts({ nowMillis: () => 0 }).hash('a') // throws: this process has no hash
 */
export function keylessPorts({ nowMillis, randomBytes, tunables, hasKey }: KeylessValues): OperationPorts {
  return {
    nowMillis: nowMillis ?? (() => missing('clock')),
    randomBytes: randomBytes ?? (() => missing('randomness')),
    deriveSecret: () => missing('secret'),
    hash: () => missing('hash'),
    sealer: { seal: () => missing('seal'), open: () => missing('seal') },
    get signers() {
      return missing('signing keys');
    },
    publishedKeys: () => missing('published keys'),
    hasKey: hasKey ?? false,
    get tunables() {
      return tunables ?? missing('tunables');
    },
  };
}

function missing(what: string): never {
  throw new Error(`this process has no ${what}`);
}
