import type { AdminContext } from './admin-context.js';
import { AdminFault, showTable, showTime, type Command, type CommandInput } from './command.js';
import { loadSigningKeys, PEM_FILES } from '../platform/signing-keys/load-signing-keys.js';
import {
  makeSigningPem,
  PEM_VARIABLES,
  readNotaryKey,
  readReceiptKey,
} from '../platform/signing-keys/read-signing-key.js';
import type { LoadedKey } from '../platform/signing-keys/signing-keys.js';
import { keepTrustKey, TRUST_KEYS, trustPem, type TrustRole } from '../platform/signing-keys/trust-keys.js';

const TRUST_ROLES = ['first-strike', 'settlement'] as const;
const ROLES = ['receipt', 'notary', ...TRUST_ROLES] as const;

type Role = (typeof ROLES)[number];

/** `signing list | rotate`. */
export const SIGNING_COMMANDS: readonly Command[] = [
  { name: 'signing list', parameters: '', about: 'shows every published key and marks those in use', run: list },
  {
    name: 'signing rotate',
    parameters: `[${ROLES.join('|')}]`,
    about: 'makes new signing keys; the old ones stay published',
    run: rotate,
  },
];

async function list(context: AdminContext): Promise<string[]> {
  const inUse = [...(await keysInUse(context)).keys.values()].map(({ publicJwk }) => publicJwk);
  const kids = new Set(inUse.map(({ kid }) => kid));
  const stored = await context.publishedKeys.list();
  const rows = stored.map(({ role, jwk, publishedAt }) => [
    jwk.kid,
    role,
    jwk.alg,
    showTime(publishedAt),
    kids.has(jwk.kid) ? 'in use' : 'published',
  ]);
  const fresh = inUse.filter(({ kid }) => stored.every(({ jwk }) => jwk.kid !== kid));
  return showTable(
    ['KID', 'ROLE', 'ALG', 'PUBLISHED', 'STATE'],
    [...fresh.map((jwk) => [jwk.kid, '', jwk.alg, '-', 'next start']), ...rows],
  );
}

async function rotate(context: AdminContext, { id }: CommandInput): Promise<string[]> {
  const roles = ROLES.filter((role) => id === undefined || role === id);
  if (roles.length === 0) throw new AdminFault(`a signing key is one of ${ROLES.join(', ')}`);
  const given = roles.filter((role) => givenPem(context, role) !== null);
  if (given.length > 0) throw new AdminFault(fromEnvironment(given));
  const { keys, areKept } = await keysInUse(context);
  if (!areKept) throw new AdminFault('the data folder cannot be written, so it holds no signing keys');
  const lines: string[] = [];
  for (const role of roles) lines.push(await rotateOne(context, role, keys.get(role)));
  return [
    ...lines,
    'Restart the service to sign with the new key. Until then the old key signs; both keys are published.',
  ];
}

/** Both halves are published before the file changes: no signature is ever made whose key nobody can find. */
async function rotateOne(
  { store, publishedKeys }: AdminContext,
  role: Role,
  old: LoadedKey | undefined,
): Promise<string> {
  const pem = makeSigningPem(role === 'receipt' ? 'receipt' : 'notary');
  const renewed = await (role === 'receipt' ? readReceiptKey : readNotaryKey)(pem, 'the new key');
  if (old !== undefined) await publishedKeys.add(role, old.publicJwk);
  await publishedKeys.add(role, renewed.publicJwk);
  store.replace(fileOf(role), pem);
  return `${role}: ${renewed.kid} replaces ${old?.kid ?? '-'}.`;
}

/**
 * The keys in use, of the environment or of the data folder, by their roles, and whether all of them outlive this
 * process.
 */
async function keysInUse(context: AdminContext): Promise<{ keys: ReadonlyMap<Role, LoadedKey>; areKept: boolean }> {
  const { es256, notary, source } = await loadSigningKeys(
    { receipt: givenPem(context, 'receipt'), notary: givenPem(context, 'notary') },
    context.store,
  );
  const trust = await Promise.all(
    TRUST_ROLES.map(async (role) => [role, await keepTrustKey(role, givenPem(context, role), context.store)] as const),
  );
  const keys = new Map<Role, LoadedKey>([
    ['receipt', es256],
    ['notary', notary],
    ...trust.map(([role, { key }]) => [role, key] as const),
  ]);
  return { keys, areKept: source !== 'ephemeral' && trust.every(([, { source: from }]) => from !== 'ephemeral') };
}

const isTrustRole = (role: Role): role is TrustRole => role !== 'receipt' && role !== 'notary';

function givenPem({ config: { secrets } }: AdminContext, role: Role): string | null {
  if (isTrustRole(role)) return trustPem(role, secrets);
  return role === 'receipt' ? secrets.receiptEs256Pem : secrets.notaryEd25519Pem;
}

const fileOf = (role: Role): string => (isTrustRole(role) ? TRUST_KEYS[role].file : PEM_FILES[role]);

function fromEnvironment(roles: readonly Role[]): string {
  const names = roles.map((role) => (isTrustRole(role) ? TRUST_KEYS[role].variable : PEM_VARIABLES[role]));
  return (
    `${names.join(' and ')} comes from the environment: set a new key there and restart the service. ` +
    'The old key stays published.'
  );
}
