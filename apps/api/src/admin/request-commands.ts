import { ASK_STATUSES, mayFlip, NOTE_MAX_CHARACTERS } from '@svc/accounts';
import type { AdminContext } from './admin-context.js';
import { AdminFault, needId, showTable, showTime, type Command, type CommandInput } from './command.js';

/** `requests list | flip`. */
export const REQUEST_COMMANDS: readonly Command[] = [
  {
    name: 'requests list',
    parameters: '',
    about: 'shows what callers requested from the store, oldest first',
    run: list,
  },
  {
    name: 'requests flip',
    parameters: `ID --status ${ASK_STATUSES.slice(1).join('|')} [--note TEXT]`,
    about: 'changes the status of a request, for everyone who filed it',
    run: flip,
  },
];

async function list({ asks }: AdminContext): Promise<string[]> {
  const stored = await asks.list();
  if (stored.length === 0) return ['There is no request yet.'];
  const rows = stored.map((ask) => [
    ask.id,
    ask.status,
    showTime(ask.filedAt),
    `${ask.filings}`,
    `${ask.filers}`,
    ask.text,
  ]);
  return showTable(['ID', 'STATUS', 'FILED', 'FILINGS', 'FILERS', 'TEXT'], rows);
}

async function flip({ asks, clock }: AdminContext, input: CommandInput): Promise<string[]> {
  const id = needId(input, 'request');
  const to = ASK_STATUSES.find((status) => status === input.status);
  if (to === undefined) throw new AdminFault(`--status must be one of ${ASK_STATUSES.slice(1).join(', ')}`);
  const note = input.note ?? '';
  if ([...note].length > NOTE_MAX_CHARACTERS)
    throw new AdminFault(`--note must have at most ${NOTE_MAX_CHARACTERS} characters`);
  const ask = await asks.find(id);
  if (ask === null) throw new AdminFault(`there is no request ${id}; "requests list" shows them`);
  if (!mayFlip(ask.status, to)) throw new AdminFault(`a request that is ${ask.status} cannot become ${to}`);
  const from = ASK_STATUSES.filter((status) => mayFlip(status, to));
  const changedAt = new Date(clock.nowMillis());
  if (!(await asks.flip(id, { from, to, note, changedAt })))
    throw new AdminFault(`the status of ${id} was changed meanwhile; "requests list" shows it`);
  return [`${id} is now ${to}; it was filed ${ask.filings} times.`];
}
