import { POLICY_COMPILE, PRACTICE_BUYER, REPLY } from '@svc/contracts';
import { DEFAULT_TUNABLES } from '@svc/negotiation-math';
import { ANSWERS } from './answers.js';
import type { OperationPorts } from './ports.js';

/** A hash has this many characters: 32 bytes, base64url. */
const HASH_CHARACTERS = 43;

/** Stand-ins: nothing of what is worked out leaves. */
const NOWHERE: OperationPorts = {
  nowMillis: () => 0,
  randomBytes: (count) => new Uint8Array(count),
  deriveSecret: () => new Uint8Array(32),
  hash: () => 'A'.repeat(HASH_CHARACTERS),
  sealer: { seal: () => 'A', open: () => null },
  signers: () => Promise.reject(new Error('nothing is signed while warming up')),
  publishedKeys: () => [],
  tunables: DEFAULT_TUNABLES,
};

/**
 * Answers the first example of each operation that reads, for nothing: a process or a thread that has done so has its
 * patterns compiled and answers its first caller as fast as its hundredth.
 * @example server.listen(port, () => setImmediate(() => void warmUp()));
 */
export async function warmUp(): Promise<void> {
  for (const { id, examples } of [POLICY_COMPILE, REPLY, PRACTICE_BUYER])
    await ANSWERS.get(id)?.(examples[0]?.input as never, NOWHERE);
}
