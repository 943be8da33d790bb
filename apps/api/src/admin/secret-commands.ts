import type { AdminContext } from './admin-context.js';
import { AdminFault, type Command } from './command.js';

/** `secrets accept`. */
export const SECRET_COMMANDS: readonly Command[] = [
  {
    name: 'secrets accept',
    parameters: '',
    about: 'after a secret was lost: makes the database accept the current key pepper and state key',
    run: accept,
  },
];

/**
 * A key that is hashed under another pepper than the service's would never be known to it.
 * @throws SecretDiffers where this command has other secrets than the database was used with
 * @throws AdminFault where it has some of its own that nobody keeps
 */
export async function needServiceSecrets(secrets: AdminContext['secrets']): Promise<void> {
  await secrets.confirm();
  needKept(secrets);
}

async function accept({ secrets }: AdminContext): Promise<string[]> {
  needKept(secrets);
  await secrets.accept();
  return [
    'The database now accepts the secrets of this command. Start the service with the same secrets.',
    'Access keys issued with a lost pepper no longer work: issue new ones, and revoke the old ones.',
  ];
}

function needKept({ ephemeral }: AdminContext['secrets']): void {
  if (ephemeral.length > 0)
    throw new AdminFault(
      'the data folder cannot be written, so this command does not have the service’s secrets: give it the same ' +
        'SVC_KEY_PEPPER, SVC_STATE_KEY and SVC_TELEMETRY_KEY, or the same SVC_DATA_DIR',
    );
}
