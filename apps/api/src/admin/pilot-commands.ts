import type { AdminContext } from './admin-context.js';
import { needServiceSecrets } from './secret-commands.js';
import { AdminFault, needId, showTable, showTime, type OpenCommand } from './command.js';

/** `pilots list | approve | decline`. */
export const PILOT_COMMANDS: readonly OpenCommand[] = [
  { name: 'pilots list', parameters: '', about: 'shows the pilot requests, oldest first', run: list },
  { name: 'pilots approve', parameters: 'ID', about: 'approves a request and prints its svc_ key once', run: approve },
  { name: 'pilots decline', parameters: 'ID', about: 'declines a request', run: decline },
];

async function list({ pilots }: AdminContext): Promise<string[]> {
  const requests = await pilots.list();
  if (requests.length === 0) return ['There is no pilot request yet.'];
  const rows = requests.map((one) => [
    one.id,
    one.status,
    showTime(one.receivedAt),
    one.business,
    one.name,
    one.email,
    one.sells,
    one.note,
  ]);
  return showTable(['ID', 'STATUS', 'RECEIVED', 'BUSINESS', 'NAME', 'EMAIL', 'SELLS', 'NOTE'], rows);
}

async function approve(context: AdminContext, input: Parameters<OpenCommand['run']>[1]): Promise<string[]> {
  const id = needId(input, 'request');
  const request = await findRequest(context, id);
  await needServiceSecrets(context.secrets);
  const isDecidedNow = await context.pilots.decide(id, 'approved');
  // A command that broke off after the decision left a request without its key: the next one issues it.
  if (!isDecidedNow && (request.status !== 'approved' || (await hasKey(context, id))))
    throw decidedBefore(id, request.status);
  const { id: keyId, key } = await context.keys.issue('svc', request.business, id);
  return [
    `Approved ${id} (${request.business}). Send this key to ${request.email}; it is shown only this once:`,
    key,
    `Its ID is ${keyId}.`,
  ];
}

async function decline(context: AdminContext, input: Parameters<OpenCommand['run']>[1]): Promise<string[]> {
  const id = needId(input, 'request');
  const request = await findRequest(context, id);
  if (!(await context.pilots.decide(id, 'declined'))) throw decidedBefore(id, request.status);
  return [`Declined ${id} (${request.business}).`];
}

async function findRequest({ pilots }: AdminContext, id: string) {
  const request = await pilots.find(id);
  if (request === null) throw new AdminFault(`there is no pilot request ${id}; "pilots list" shows them`);
  return request;
}

async function hasKey({ keys }: AdminContext, pilotRequestId: string): Promise<boolean> {
  return (await keys.list()).some((key) => key.pilotRequestId === pilotRequestId);
}

function decidedBefore(id: string, status: string): AdminFault {
  return new AdminFault(`the pilot request ${id} was decided before (${status === 'received' ? 'just now' : status})`);
}
