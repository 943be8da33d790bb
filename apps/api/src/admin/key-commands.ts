import { KEY_KINDS } from '@svc/accounts';
import type { AdminContext } from './admin-context.js';
import { needServiceSecrets } from './secret-commands.js';
import { AdminFault, needId, showTable, showTime, type Command, type CommandInput } from './command.js';

/** `keys issue | list | revoke | rotate`. */
export const KEY_COMMANDS: readonly Command[] = [
  { name: 'keys list', parameters: '', about: 'shows the access keys by their first characters', run: list },
  {
    name: 'keys issue',
    parameters: `[--kind ${KEY_KINDS.join('|')}] [--label TEXT]`,
    about: 'issues a key (svc by default) and prints it once',
    run: issue,
  },
  { name: 'keys revoke', parameters: 'ID', about: 'revokes a key for good', run: revoke },
  {
    name: 'keys rotate',
    parameters: 'ID',
    about: 'replaces a key, revokes the old one at once and prints the new one once',
    run: rotate,
  },
];

async function list({ keys }: AdminContext): Promise<string[]> {
  const stored = await keys.list();
  if (stored.length === 0) return ['There is no access key yet.'];
  const rows = stored.map((key) => [
    key.id,
    key.display,
    key.revokedAt === null ? 'active' : 'revoked',
    showTime(key.createdAt),
    showTime(key.rotatedAt),
    showTime(key.revokedAt),
    key.label,
  ]);
  return showTable(['ID', 'KEY', 'STATE', 'CREATED', 'ROTATED', 'REVOKED', 'LABEL'], rows);
}

async function issue({ keys, secrets }: AdminContext, input: CommandInput): Promise<string[]> {
  const kind = KEY_KINDS.find((candidate) => candidate === (input.kind ?? 'svc'));
  if (kind === undefined) throw new AdminFault(`--kind must be one of ${KEY_KINDS.join(', ')}`);
  await needServiceSecrets(secrets);
  const { id, key } = await keys.issue(kind, input.label ?? '');
  return ['A new key, shown only this once:', key, `Its ID is ${id}.`];
}

async function revoke({ keys }: AdminContext, input: CommandInput): Promise<string[]> {
  const id = needId(input, 'key');
  const revoked = await keys.revoke(id);
  if (revoked === null) throw noActiveKey(id);
  return [`Revoked ${revoked.id} (${revoked.display}…).`];
}

async function rotate({ keys, secrets }: AdminContext, input: CommandInput): Promise<string[]> {
  const id = needId(input, 'key');
  await needServiceSecrets(secrets);
  const issued = await keys.rotate(id);
  if (issued === null) throw noActiveKey(id);
  return [
    'The old key no longer works. The new key, shown only this once:',
    issued.key,
    `Its ID is still ${issued.id}.`,
  ];
}

function noActiveKey(id: string): AdminFault {
  return new AdminFault(`there is no active key ${id}; "keys list" shows them`);
}
