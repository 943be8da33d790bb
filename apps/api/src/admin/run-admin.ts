import { parseArgs } from 'node:util';
import type { Config } from '../platform/config/config.js';
import { openAdmin } from './admin-context.js';
import { AdminFault, type Command, type CommandInput } from './command.js';
import { KEY_COMMANDS } from './key-commands.js';
import { MIGRATE_COMMANDS } from './migrate-commands.js';
import { PILOT_COMMANDS } from './pilot-commands.js';
import { REQUEST_COMMANDS } from './request-commands.js';
import { SECRET_COMMANDS } from './secret-commands.js';
import { SIGNING_COMMANDS } from './signing-commands.js';
import { WALLET_COMMANDS } from './wallet-commands.js';

/** Every command of the operator. */
export const COMMANDS: readonly Command[] = [
  ...PILOT_COMMANDS,
  ...KEY_COMMANDS,
  ...SIGNING_COMMANDS,
  ...SECRET_COMMANDS,
  ...WALLET_COMMANDS,
  ...REQUEST_COMMANDS,
  ...MIGRATE_COMMANDS,
];

/** A command with its input. */
export interface AdminOrder {
  command: Command;
  input: CommandInput;
}

/** A command line that was understood: a command with its input, or a wish for help. */
export type AdminRequest = AdminOrder | 'help';

/** What the command line can do, a line a command. */
export function adminHelp(): string[] {
  const usages = COMMANDS.map(({ name, parameters }) => `${name} ${parameters}`.trim());
  const width = Math.max(...usages.map((usage) => usage.length));
  return [
    'npm run admin -- COMMAND',
    '',
    ...COMMANDS.map(({ about }, index) => `  ${(usages[index] ?? '').padEnd(width)}  ${about}`),
    `  ${'help'.padEnd(width)}  shows this page`,
    '',
    'The commands use the service’s database and data folder (DATABASE_URL, SVC_DATA_DIR), whether the service is ' +
      'running or not.',
    'ID is an id from a list; for a key, its first characters work as well.',
  ];
}

/** Reads a command line. @throws AdminFault that says what is wrong with it */
export function readCommandLine(line: readonly string[]): AdminRequest {
  const { values, positionals } = parse(line);
  const [subject, act, id, ...rest] = positionals;
  if (values.help === true || subject === undefined || subject === 'help') return 'help';
  const command = COMMANDS.find(({ name }) => name === `${subject} ${act ?? ''}`);
  if (command === undefined) throw new AdminFault(unknownCommand(subject, act));
  if (rest.length > 0) throw new AdminFault(`"${rest.join(' ')}" is more than "${command.name}" accepts`);
  return { command, input: { id, ...takenFrom(values) } };
}

/** Carries a command out; the lines are printed. @throws AdminFault that says why it cannot be done */
export async function carryOut({ command, input }: AdminOrder, config: Config): Promise<string[]> {
  if ('runUnopened' in command) return command.runUnopened(config, input);
  const context = await openAdmin(config);
  try {
    return await command.run(context, input);
  } finally {
    await context.close();
  }
}

function parse(line: readonly string[]) {
  try {
    return parseArgs({
      args: [...line],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        kind: { type: 'string' },
        label: { type: 'string' },
        cents: { type: 'string' },
        note: { type: 'string' },
        status: { type: 'string' },
        'lock-seconds': { type: 'string' },
      },
    });
  } catch (error) {
    throw new AdminFault(error instanceof Error ? error.message : String(error));
  }
}

function takenFrom(values: ReturnType<typeof parse>['values']): Omit<CommandInput, 'id'> {
  const { kind, label, cents, note, status, 'lock-seconds': lockSeconds } = values;
  return { kind, label, cents, note, status, 'lock-seconds': lockSeconds };
}

function unknownCommand(subject: string, act: string | undefined): string {
  const acts = COMMANDS.filter(({ name }) => name.startsWith(`${subject} `)).map(({ name }) =>
    name.slice(subject.length + 1),
  );
  if (acts.length === 0) return `there is no command "${subject}"; "help" lists them`;
  return act === undefined
    ? `what should be done with ${subject}? ${acts.join(', ')}`
    : `"${subject}" has the commands ${acts.join(', ')}, not "${act}"`;
}
