import { grantPostings, MILLICENTS_PER_CENT, takePostings, TOP_UP_CENTS } from '@svc/accounts';
import { ulid } from 'ulid';
import type { AdminContext } from './admin-context.js';
import { AdminFault, needId, showTable, showTime, type Command, type CommandInput } from './command.js';

/** `wallet check | show | grant | take`, `payments list`. */
export const WALLET_COMMANDS: readonly Command[] = [
  {
    name: 'wallet check',
    parameters: '',
    about: 'adds up the whole ledger again; exit code 1 if it does not balance',
    run: check,
  },
  { name: 'wallet show', parameters: 'ID', about: 'shows the balance of a gt key’s wallet', run: show },
  {
    name: 'wallet grant',
    parameters: 'ID --cents COUNT',
    about: 'gives a gt key’s wallet trial credit without a payment',
    run: grant,
  },
  {
    name: 'wallet take',
    parameters: 'ID --cents COUNT',
    about:
      'takes credit by hand, for a refund or dispute without an event of the card processor; the balance may ' +
      'fall below 0',
    run: take,
  },
  {
    name: 'payments list',
    parameters: '',
    about: 'shows events of the card processor that reported a payment but changed no wallet, and why',
    run: listProblems,
  },
];

async function check({ ledgerCheck }: AdminContext): Promise<string[]> {
  const { transactions, wallets, heldMillicents, owedMillicents, faults } = await ledgerCheck.check();
  if (faults.length > 0) throw new AdminFault(`The ledger does not balance:\n${faults.join('\n')}`);
  return [
    `The ledger balances: ${transactions} transactions, ${wallets} wallets.`,
    `Wallets hold ${heldMillicents} millicents; all other accounts together ${owedMillicents}.`,
  ];
}

async function show(context: AdminContext, input: CommandInput): Promise<string[]> {
  const { id, display } = await findWallet(context, input);
  const { starterMillicents, fundedMillicents } = await context.ledger.balance(id);
  return [
    `${id} (${display}…) holds ${starterMillicents + fundedMillicents} millicents:`,
    `${starterMillicents} of starter credit and ${fundedMillicents} that were paid in.`,
  ];
}

async function grant(context: AdminContext, input: CommandInput): Promise<string[]> {
  const { cents, name } = await move(context, input, 'grant');
  return [`Gave ${cents} cents to ${name}.`];
}

async function take(context: AdminContext, input: CommandInput): Promise<string[]> {
  const { id, cents, name } = await move(context, input, 'take');
  const { starterMillicents, fundedMillicents } = await context.ledger.balance(id);
  return [`Took ${cents} cents from ${name}, which now holds ${starterMillicents + fundedMillicents} millicents.`];
}

async function move(context: AdminContext, input: CommandInput, kind: 'grant' | 'take') {
  const { id, display } = await findWallet(context, input);
  const cents = readCents(input.cents);
  const postings = { grant: grantPostings, take: takePostings }[kind](id, cents * MILLICENTS_PER_CENT);
  const isMoved = await context.database.transaction((transaction) =>
    context.ledger.credit(transaction, { kind, walletId: id, reference: `${kind}_${ulid()}`, postings }),
  );
  if (!isMoved) throw new AdminFault(`the wallet of ${id} cannot be changed`);
  return { id, cents, name: `${id} (${display}…)` };
}

async function listProblems({ payments }: AdminContext): Promise<string[]> {
  const problems = await payments.problems();
  if (problems.length === 0) return ['Every reported payment was booked.'];
  const rows = problems.map(({ id, type, receivedAt, paymentId, problem }) => [
    id,
    type,
    showTime(receivedAt),
    paymentId ?? '-',
    problem,
  ]);
  return showTable(['EVENT', 'TYPE', 'RECEIVED', 'PAYMENT', 'PROBLEM'], rows);
}

async function findWallet({ keys }: AdminContext, input: CommandInput) {
  const id = needId(input, 'key');
  const found = await keys.locate(id);
  if (found === null || found.kind !== 'gt') throw new AdminFault(`there is no gt key ${id}; "keys list" shows them`);
  return found;
}

function readCents(text: string | undefined): number {
  const cents = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  if (cents < 1 || cents > TOP_UP_CENTS.max)
    throw new AdminFault(`--cents must be a whole number from 1 to ${TOP_UP_CENTS.max}`);
  return cents;
}
