import { createHash, generateKeyPairSync } from 'node:crypto';
import { OPERATIONS, parseJsonBody } from '@svc/contracts';
import { readMessage } from '@svc/language';
import { verifySignatures } from '@svc/node-runtime';
import { answerOperation } from '@svc/operations';
import type { Policy } from '@svc/policy-rules';
import { standingOf, vocabularyOf } from '@svc/reply';
import { signResponse } from '../apps/api/src/platform/response-signing/response-signer.js';
import { testPorts } from '../libs/operations/src/testing/test-ports.js';

/** A call whose parts are measured. */
export interface MeasuredCall {
  readonly path: string;
  readonly bodies: readonly object[];
  readonly isSigned: boolean;
}

/** Milliseconds of processor time a call. */
export interface Parts {
  /** Parsing and checking the body, the answer, its JSON, and its signature where it is signed. */
  readonly all: number;
  /** Reading the message, for calls that have one. */
  readonly reading: number;
}

const RUNS = 1_500;

/** What a call needs beside HTTP, measured in this process: no server that does the same can take less. */
export async function partsOf({ path, bodies, isSigned }: MeasuredCall, publishedKeys: readonly object[]) {
  const record = OPERATIONS.find((one) => one.path === path);
  if (record === undefined) throw new RangeError(`no operation answers at ${path}`);
  const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
  const ports = { ...(await testPorts(hash)), verifiers: verifySignatures, publishedKeys: () => publishedKeys };
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const sent = bodies.map((body) => Buffer.from(JSON.stringify(body)));
  const all = await millisOf(async (at) => {
    const { status, body } = await answerOperation(record, parseJsonBody(sent[at % sent.length]!), ports);
    if (status !== record.status || ('valid' in body && body.valid === false)) throw new Error(JSON.stringify(body));
    const text = JSON.stringify(body);
    const response = { status, contentType: 'application/json; charset=utf-8', body: text, createdSeconds: at };
    if (isSigned) signResponse({ kid: 'bench', privateKey }, response);
  });
  const messages = bodies.filter((body): body is { policy: Policy; message: string } => 'message' in body);
  const reading = await millisOf((at) => {
    const { policy, message } = messages[at % messages.length] ?? {};
    if (policy && message) readMessage(message, vocabularyOf(policy), standingOf(policy, null));
  });
  return { all, reading } satisfies Parts;
}

async function millisOf(run: (at: number) => Promise<void> | void): Promise<number> {
  for (let at = 0; at < RUNS; at += 1) await run(at);
  const before = process.cpuUsage();
  for (let at = 0; at < RUNS; at += 1) await run(at);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / RUNS;
}
