import {
  isRecord,
  toolsOfDoor,
  type DoorTool,
  type OperationRecord,
  type ToolJoin,
  type ToolLink,
} from '@svc/contracts';
import type { Execution } from './execution.js';
import { keyArgumentOf } from './tool-schemas.js';

/** What hints are made from. */
export interface HintParts {
  readonly records: readonly OperationRecord[];
  /** How a caller of this door comes by a key, in one sentence; null where the door asks for none. */
  readonly keyHelp: string | null;
  /** How money comes into a wallet, in one sentence; null where no tool costs any. */
  readonly payHelp: string | null;
}

const NO_KEY = new Set([401, 403]);

/**
 * What a model can do about a refusal, in the words of tools: REST's own words name headers and addresses, which a
 * model cannot use. Null where the refusal itself says all.
 * @example refusalHint({ link, record: REPLY }, { status: 400, body: { detail: '…', issues: [] } }, parts)
 *          // 'check_offer_policy says how to fix the policy; its schema is the resource svc://schemas/policy.'
 */
export function refusalHint(
  { link, record }: DoorTool,
  { status, body }: Pick<Execution, 'status' | 'body'>,
  { records, keyHelp }: HintParts,
): string | null {
  const key = keyArgumentOf(record);
  if (NO_KEY.has(status) && key !== null && keyHelp !== null) {
    const ways = openJoins(link, records).map(({ argument }) => ` The argument ${argument} needs no key.`);
    return `Pass a key as the argument ${key}.${ways.join('')} ${keyHelp}`;
  }
  if (status !== 400 || record.remedy === undefined || !hasIssues(body)) return null;
  const tool = toolsOfDoor(records, 'pro').find((one) => one.record.id === record.remedy)?.link.name;
  return tool === undefined
    ? null
    : `${tool} says how to fix the policy; its schema is the resource svc://schemas/policy.`;
}

/**
 * What a model can do about an answer that delivered nothing, `{ok: false, code}`; null where its reason says all.
 * @example unchargedHint(tool, { ok: false, code: 'insufficient_funds' }, parts) // 'A person adds money …'
 */
export function unchargedHint({ record }: DoorTool, body: unknown, { keyHelp, payHelp }: HintParts): string | null {
  if (!isRecord(body) || body['ok'] !== false) return null;
  if (body['code'] === 'insufficient_funds') return payHelp;
  const key = keyArgumentOf(record);
  const lacksKey = body['code'] === 'unknown_key' && key !== null && keyHelp !== null;
  return lacksKey ? `Pass a key as the argument ${key}. ${keyHelp}` : null;
}

/** The other ways of a tool that lead to operations without a key. */
export function openJoins({ joins = [] }: ToolLink, records: readonly OperationRecord[]): readonly ToolJoin[] {
  return joins.filter(({ operation }) => records.some(({ id, access }) => id === operation && access === 'open'));
}

function hasIssues(body: unknown): boolean {
  return isRecord(body) && 'issues' in body;
}
