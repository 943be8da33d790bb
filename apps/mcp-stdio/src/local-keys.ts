import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPrivateJwk, STATE_KEY_BYTES } from '@svc/node-runtime';
import { isEd25519, isP256, jwkThumbprint, type EcPrivateJwk, type OkpPrivateJwk, type PrivateJwk } from '@svc/signing';

/** The keys of a local server: one seals states, two sign receipts. */
export interface LocalKeys {
  /** 32 bytes, base64url. */
  readonly state: string;
  readonly business: EcPrivateJwk;
  readonly notary: OkpPrivateJwk;
}

/** The file in the data folder. */
export const KEYS_FILE = 'mcp-stdio-keys.json';

/**
 * The keys that are kept in a folder, made on the first call; without a folder, keys for this process alone.
 * Two processes that start at once agree on the same keys.
 * @throws Error for a file that holds something else, and where the folder cannot be written
 */
export async function openLocalKeys(folder: string | null): Promise<LocalKeys> {
  if (folder === null) return makeLocalKeys();
  const path = join(folder, KEYS_FILE);
  const kept = readIfThere(path);
  if (kept !== null) return kept;
  writeOnce(folder, path, JSON.stringify(await makeLocalKeys()));
  const written = readIfThere(path);
  if (written === null) throw new Error(`${path} was removed while it was written`);
  return written;
}

async function makeLocalKeys(): Promise<LocalKeys> {
  return {
    state: randomBytes(STATE_KEY_BYTES).toString('base64url'),
    business: (await named(newPrivateJwk('p256'), 'ES256')) as EcPrivateJwk,
    notary: (await named(newPrivateJwk('ed25519'), 'EdDSA')) as OkpPrivateJwk,
  };
}

async function named(jwk: object, alg: string): Promise<PrivateJwk> {
  return { ...jwk, kid: await jwkThumbprint(jwk as PrivateJwk), alg, use: 'sig' } as PrivateJwk;
}

/** Written whole beside its place and then linked there, which exactly one of several processes can do. */
function writeOnce(folder: string, path: string, text: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.draft-${randomUUID()}`);
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (fault) {
    if (codeOf(fault) !== 'EEXIST') throw fault;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readIfThere(path: string): LocalKeys | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return null;
    throw fault;
  }
  const keys = parse(text);
  if (keys === null)
    throw new Error(`${path} does not hold the keys of a local server; move this file away, and new keys are made`);
  return keys;
}

/** Not by class: a system error may come from another realm than this module. */
function codeOf(fault: unknown): unknown {
  return typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : null;
}

function parse(text: string): LocalKeys | null {
  try {
    const { state, business, notary } = JSON.parse(text) as LocalKeys;
    const fits =
      Buffer.from(state, 'base64url').length === STATE_KEY_BYTES &&
      isP256(business) &&
      isEd25519(notary) &&
      typeof business.d === 'string' &&
      typeof notary.d === 'string';
    return fits ? { state, business, notary } : null;
  } catch {
    return null;
  }
}
