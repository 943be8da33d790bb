import { randomBytes } from 'node:crypto';
import { keylessPorts, type OperationPorts, type Tunables } from '@svc/operations';

/** The ports of a door, which holds no keys: a clock, randomness and the settings of the price engine. */
export const doorPorts = (nowMillis: () => number, tunables: Tunables): OperationPorts =>
  keylessPorts({ nowMillis, randomBytes: (count) => new Uint8Array(randomBytes(count)), tunables });
