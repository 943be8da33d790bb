import { grantPostings, MILLICENTS_PER_CENT, TOP_UP_CENTS } from '@svc/accounts';
import { ulid } from 'ulid';
import type { AdminContext } from './admin-context.js';
import { AdminFault, needId, type Command, type CommandInput } from './command.js';

/** `wallet check | grant | show`. */
export const WALLET_COMMANDS: readonly Command[] = [
  {
    name: 'wallet check',
    parameters: '',
    about: 'adds the whole ledger up anew; ends with 1 where it is off',
    run: check,
  },
  { name: 'wallet show', parameters: 'ID', about: 'shows what the wallet of a gt key holds', run: show },
  {
    name: 'wallet grant',
    parameters: 'ID --cents COUNT',
    about: 'gives the wallet of a gt key credit for trial, without a payment',
    run: grant,
  },
];

async function check({ ledgerCheck }: AdminContext): Promise<string[]> {
  const { transactions, wallets, heldMillicents, owedMillicents, faults } = await ledgerCheck.check();
  if (faults.length > 0) throw new AdminFault(`The ledger is off:\n${faults.join('\n')}`);
  return [
    `The ledger adds up: ${transactions} transactions, ${wallets} wallets.`,
    `Wallets hold ${heldMillicents} millicents; all other accounts together ${owedMillicents}.`,
  ];
}

async function show(context: AdminContext, input: CommandInput): Promise<string[]> {
  const { id, display } = await findWallet(context, input);
  const { starterMillicents, fundedMillicents } = await context.ledger.balance(id);
  return [
    `${id} (${display}…) holds ${starterMillicents + fundedMillicents} millicents:`,
    `${starterMillicents} of starter credit and ${fundedMillicents} of its own.`,
  ];
}

async function grant(context: AdminContext, input: CommandInput): Promise<string[]> {
  const { id, display } = await findWallet(context, input);
  const cents = readCents(input.cents);
  const postings = grantPostings(id, cents * MILLICENTS_PER_CENT);
  const isGiven = await context.database.transaction((transaction) =>
    context.ledger.credit(transaction, { kind: 'grant', walletId: id, reference: `grant_${ulid()}`, postings }),
  );
  if (!isGiven) throw new AdminFault(`the wallet of ${id} cannot be credited`);
  return [`Gave ${cents} cents to ${id} (${display}…).`];
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
