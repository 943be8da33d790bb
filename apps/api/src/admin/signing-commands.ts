import type { AdminContext } from './admin-context.js';
import { AdminFault, showTable, showTime, type Command, type CommandInput } from './command.js';
import { loadSigningKeys, PEM_FILES } from '../platform/signing-keys/load-signing-keys.js';
import { makeSigningPem, PEM_VARIABLES, readNotaryKey, readReceiptKey } from '../platform/signing-keys/read-signing-key.js';
import type { KeyRole, LoadedKey } from '../platform/signing-keys/signing-keys.js';

const ROLES: readonly KeyRole[] = ['receipt', 'notary'];

/** `signing list | rotate`. */
export const SIGNING_COMMANDS: readonly Command[] = [
  { name: 'signing list', parameters: '', about: 'shows every published key, those in use marked', run: list },
  { name: 'signing rotate', parameters: `[${ROLES.join('|')}]`, about: 'makes new signing keys; the old ones stay published', run: rotate },
];

async function list(context: AdminContext): Promise<string[]> {
  const inUse = await keysInUse(context);
  const kids = new Set(inUse.published().map(({ kid }) => kid));
  const stored = await context.publishedKeys.list();
  const rows = stored.map(({ role, jwk, publishedAt }) => [jwk.kid, role, jwk.alg, showTime(publishedAt), kids.has(jwk.kid) ? 'in use' : 'published']);
  const fresh = inUse.published().filter(({ kid }) => stored.every(({ jwk }) => jwk.kid !== kid));
  return showTable(['KID', 'ROLE', 'ALG', 'PUBLISHED', 'STATE'], [...fresh.map((jwk) => [jwk.kid, '', jwk.alg, '-', 'next start']), ...rows]);
}

async function rotate(context: AdminContext, { id }: CommandInput): Promise<string[]> {
  const roles = ROLES.filter((role) => id === undefined || role === id);
  if (roles.length === 0) throw new AdminFault(`a signing key is one of ${ROLES.join(', ')}`);
  const given = roles.filter((role) => givenPem(context, role) !== null);
  if (given.length > 0) throw new AdminFault(fromEnvironment(given));
  const current = await keysInUse(context);
  if (current.source === 'ephemeral') throw new AdminFault('the data folder cannot be written, so no signing key is kept in it');
  const lines: string[] = [];
  for (const role of roles) lines.push(await rotateOne(context, role, role === 'receipt' ? current.es256 : current.notary));
  return [...lines, 'Start the service anew to sign with the new key. Until then the old one signs; both are published.'];
}

/** Both halves are published before the file changes: no signature is ever made whose key nobody can find. */
async function rotateOne({ store, publishedKeys }: AdminContext, role: KeyRole, old: LoadedKey): Promise<string> {
  const pem = makeSigningPem(role);
  const renewed = await (role === 'receipt' ? readReceiptKey : readNotaryKey)(pem, 'the new key');
  await publishedKeys.add(role, old.publicJwk);
  await publishedKeys.add(role, renewed.publicJwk);
  store.replace(PEM_FILES[role], pem);
  return `${role}: ${renewed.kid} takes the place of ${old.kid}.`;
}

function keysInUse(context: AdminContext) {
  return loadSigningKeys({ receipt: givenPem(context, 'receipt'), notary: givenPem(context, 'notary') }, context.store);
}

function givenPem({ config: { secrets } }: AdminContext, role: KeyRole): string | null {
  return role === 'receipt' ? secrets.receiptEs256Pem : secrets.notaryEd25519Pem;
}

function fromEnvironment(roles: readonly KeyRole[]): string {
  const names = roles.map((role) => PEM_VARIABLES[role]).join(' and ');
  return `${names} comes from the environment: put a new key there and start the service anew. The old one stays published.`;
}
