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
  open(sealed: string, associatedData: Uint8Array): Uint8Array | null | Promise<Uint8Array | null>;
  deriveSecret: OperationPorts['deriveSecret'];
  sign: SignReceiptBytes;
  reportActs: NonNullable<OperationPorts['reportActs']>;
  wordReply: NonNullable<OperationPorts['wordReply']>;
  reportStatements: NonNullable<OperationPorts['reportStatements']>;
}

/** A question of a worker: for which task, which port, and with what. */
export interface PortCall {
  readonly task: number;
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

/** Asks the event loop for a task. */
export type AskFor = (task: number, name: keyof LentPorts, args: readonly unknown[]) => Promise<unknown>;

/** Asks over the port of a thread; replies come back by their number. */
export function askingOver(port: MessagePort): AskFor {
  const open = new Map<number, (reply: PortReply) => void>();
  port.on('message', (reply: PortReply) => {
    open.get(reply.id)?.(reply);
    open.delete(reply.id);
  });
  let asked = 0;
  return (task, name, args) =>
    new Promise((resolve, reject) => {
      const id = (asked += 1);
      open.set(id, (reply) => {
        if (reply.ok) resolve(reply.value);
        else reject(new PortFault(`the event loop could not answer ${name}`));
      });
      port.postMessage({ task, id, name, args } satisfies PortCall);
    });
}

type Lent = Required<LentPorts>;
type Ask = <Name extends keyof Lent>(
  name: Name,
) => (...args: Parameters<Lent[Name]>) => Promise<Awaited<ReturnType<Lent[Name]>>>;

/** What the ports of a task stand on. */
export interface PortParts {
  readonly given: GivenValues;
  readonly seal: OperationPorts['sealer']['seal'];
  /** SHA-256 of a text, base64url. */
  readonly hash: OperationPorts['hash'];
  /** Asks the event loop for this task. */
  readonly ask: (name: keyof LentPorts, args: readonly unknown[]) => Promise<unknown>;
}

/** The ports of a task as values and questions. */
export function portsOf({ given, seal, hash, ask: askLoop }: PortParts): OperationPorts {
  const ask: Ask =
    (name) =>
    (...args) =>
      askLoop(name, args) as never;
  let drawn = 0;
  return {
    nowMillis: () => given.nowMillis,
    randomBytes: (count) => {
      drawn += count;
      if (drawn > given.random.length) throw new Error('a task used more random bytes than it was given');
      return given.random.slice(drawn - count, drawn);
    },
    deriveSecret: ask('deriveSecret'),
    hash,
    sealer: { seal, open: ask('open') },
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
