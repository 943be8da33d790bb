import type { Config } from '../platform/config/config.js';
import { migrate, planMigrations, type MigrationTarget } from '../platform/database/migrate.js';
import { readMigrations } from '../platform/database/migrations.js';
import { openSource } from './admin-context.js';
import { AdminFault, type CommandInput, type Command } from './command.js';

/** What PostgreSQL says where a statement has waited for a lock as long as it may. */
const LOCK_NOT_AVAILABLE = '55P03';

/** `migrate plan` and `migrate run`: they are given the database as it is, before anything migrates it. */
export const MIGRATE_COMMANDS: readonly Command[] = [
  {
    name: 'migrate plan',
    parameters: '',
    about: 'shows what `migrate run` would do; changes nothing',
    runUnopened: (config) => onDatabase(config, plan),
  },
  {
    name: 'migrate run',
    parameters: '[--lock-seconds N]',
    about: 'brings the database to this version; waits at most N seconds for a lock, so that calls do not wait longer',
    runUnopened: (config, input) => onDatabase(config, (target) => run({ ...target, ...lockOf(input) })),
  },
];

async function onDatabase(config: Config, work: (target: MigrationTarget) => Promise<string[]>): Promise<string[]> {
  const source = await openSource(config);
  try {
    return await work(source);
  } finally {
    await source.close?.();
  }
}

async function plan(target: MigrationTarget): Promise<string[]> {
  const { missing, unknown } = await planMigrations(target, readMigrations());
  const steps = missing.map(
    ({ name, isOnline }) => `${name}  ${isOnline ? 'while calls are served' : 'in a transaction'}`,
  );
  return [...(steps.length > 0 ? steps : ['The database has the schema of this version.']), ...newer(unknown)];
}

async function run(target: MigrationTarget): Promise<string[]> {
  try {
    const { applied, unknown } = await migrate(target, readMigrations());
    return [...(applied.length > 0 ? applied : ['The database has the schema of this version.']), ...newer(unknown)];
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new AdminFault(
      'a step waited too long for a lock and was rolled back; the steps before it are done. Run the command ' +
        'again, or look for long transactions on the database server',
    );
  }
}

function lockOf({ 'lock-seconds': seconds }: CommandInput): { lockMillis?: number } {
  if (seconds === undefined) return {};
  if (!/^[1-9]\d{0,3}$/.test(seconds)) throw new AdminFault('--lock-seconds takes a whole number from 1 to 9999');
  return { lockMillis: Number(seconds) * 1000 };
}

const newer = (unknown: readonly string[]): string[] =>
  unknown.length > 0 ? [`A newer version migrated the database: ${unknown.join(', ')}`] : [];
