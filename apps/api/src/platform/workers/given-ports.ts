import type { SignReceiptBytes } from '@svc/receipts';
import { verifySignatures } from '@svc/node-runtime';
import type { DealingPorts, OperationPorts, Tunables } from '@svc/operations';
import type { MessagePort } from 'node:worker_threads';

/** What a task may take from the randomness that it is given, in bytes: an id and a salt, twice over. */
export const RANDOM_BYTES_A_TASK = 64;

/** What a worker is given with a task: values. Keys and the model stay where they are. */
export interface GivenValues {
  readonly nowMillis: number;
  readonly random: Uint8Array;
  readonly tunables: Tunables;
  readonly publishedKeys: readonly unknown[];
  /** Whether there is a model to ask. */
  readonly asksModel: boolean;
  /** A hash of the key that the call came with; null where it came with none. */
  readonly owner: string | null;
  /** The id of that key; null where it came with none. */
  readonly holder: string | null;
  /** Whether a page of this service calls. */
  readonly isOwnPage: boolean;
  /** Whether anything is kept beside states. */
  readonly keepsDealings: boolean;
}

/** What a worker asks the event loop for while it answers: what needs a key or the database, and what a model says. */
export interface LentPorts extends Omit<DealingPorts, 'owner' | 'holder'> {
  seal(bytes: Uint8Array, associatedData: Uint8Array): string | Promise<string>;
  open(sealed: string, associatedData: Uint8Array): Uint8Array | null | Promise<Uint8Array | null>;
  deriveSecret: OperationPorts['deriveSecret'];
  sign: SignReceiptBytes;
  reportActs: NonNullable<OperationPorts['reportActs']>;
  wordReply: NonNullable<OperationPorts['wordReply']>;
  reportStatements: NonNullable<OperationPorts['reportStatements']>;
}

/** A question of a worker: which port, and with what. */
export interface PortCall {
  readonly id: number;
  readonly name: keyof LentPorts;
  readonly args: readonly unknown[];
}

/** What came of a question. A fault stays on the event loop, where it is known by the task. */
export type PortReply =
  { readonly id: number; readonly ok: true; readonly value: unknown } | { readonly id: number; readonly ok: false };

/** Thrown in a worker where the event loop could not answer it; the event loop knows why. */
export class PortFault extends Error {
  readonly code = 'port_fault';
}

/** The ports of a task as values and questions. `hash` is SHA-256 of a text, base64url. */
export function portsOver(port: MessagePort, given: GivenValues, hash: OperationPorts['hash']): OperationPorts {
  const ask = asking(port);
  let drawn = 0;
  return {
    nowMillis: () => given.nowMillis,
    randomBytes: (count) => {
      drawn += count;
      if (drawn > given.random.length) throw new Error('a task drew more randomness than it was given');
      return given.random.slice(drawn - count, drawn);
    },
    deriveSecret: ask('deriveSecret'),
    hash,
    sealer: { seal: ask('seal'), open: ask('open') },
    signers: ask('sign'),
    publishedKeys: () => given.publishedKeys,
    verifiers: verifySignatures,
    tunables: given.tunables,
    ...(given.asksModel && {
      reportActs: ask('reportActs'),
      wordReply: ask('wordReply'),
      reportStatements: ask('reportStatements'),
    }),
    owner: given.owner,
    holder: given.holder,
    isOwnPage: given.isOwnPage,
    ...(given.keepsDealings && {
      findDealings: ask('findDealings'),
      holdThings: ask('holdThings'),
      keepDealings: ask('keepDealings'),
    }),
  };
}

type Lent = Required<LentPorts>;
type Ask = <Name extends keyof Lent>(
  name: Name,
) => (...args: Parameters<Lent[Name]>) => Promise<Awaited<ReturnType<Lent[Name]>>>;

/** Asks over a port; replies come back by their number. */
function asking(port: MessagePort): Ask {
  const open = new Map<number, (reply: PortReply) => void>();
  port.on('message', (reply: PortReply) => {
    open.get(reply.id)?.(reply);
    open.delete(reply.id);
  });
  let asked = 0;
  return (name) =>
    (...args) =>
      new Promise((resolve, reject) => {
        const id = (asked += 1);
        open.set(id, (reply) => {
          if (reply.ok) resolve(reply.value as never);
          else reject(new PortFault(`the event loop could not answer ${name}`));
        });
        port.postMessage({ id, name, args } satisfies PortCall);
      });
}
