import type { AdminContext } from './admin-context.js';
import { AdminFault, type Command } from './command.js';

/** `secrets accept`. */
export const SECRET_COMMANDS: readonly Command[] = [
  {
    name: 'secrets accept',
    parameters: '',
    about: 'after a secret was lost: takes the present key pepper and state key for those of the database',
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
    'The secrets of this command are from now on those of the database. Start the service with the same ones.',
    'Access keys that were issued under a lost pepper stay unknown: issue new ones, and revoke those.',
  ];
}

function needKept({ ephemeral }: AdminContext['secrets']): void {
  if (ephemeral.length > 0)
    throw new AdminFault(
      'the data folder cannot be written, so this command has not the secrets of the service: ' +
        'give it the same SVC_KEY_PEPPER, SVC_STATE_KEY and SVC_TELEMETRY_KEY, or the same SVC_DATA_DIR',
    );
}
