import { TOOL_ROLES, toolsOfDoor, type Door, type DoorTool, type OperationRecord } from '@svc/contracts';
import { openJoins } from './refusal-hint.js';

/** Where the door with all tools is, under the address of the service. */
export const PRO_DOOR_PATH = '/mcp/pro/';

/** What instructions are made from. */
export interface InstructionParts {
  /** Every operation that the door serves. */
  readonly records: readonly OperationRecord[];
  readonly door: Door;
  /** How a caller of this door comes by a key, in one sentence; null where the door asks for none. */
  readonly keyHelp: string | null;
  /** How money comes into a wallet, in one sentence; null where no tool costs any. */
  readonly payHelp: string | null;
}

const REFUSALS =
  'A refusal has isError and JSON {status, detail}, with a hint if a tool can help: 422 lists every argument ' +
  'that does not fit its schema, 401 and 403 are about the key, 429 and 503 give the seconds to wait in ' +
  'retry_after.';

/**
 * What a client tells its model of the whole server: where each kind of agent begins, which tools need a key, what
 * refusals mean.
 * @example doorInstructions({ records: OPERATIONS, door: 'core', keyHelp: 'Ask the operator for one.', payHelp: null })
 */
export function doorInstructions({ records, door, keyHelp, payHelp }: InstructionParts): string {
  const tools = toolsOfDoor(records, door);
  const names = new Set(tools.map(({ link }) => link.name));
  const roles = TOOL_ROLES.flatMap(({ who, begin, more }) => {
    const told = [begin, ...more].filter((text) => namesIn(text).every((name) => names.has(name)));
    return told.includes(begin) ? [`${who}: ${told.join('; ')}.`.replace(/[{}]/g, '')] : [];
  });
  return [
    'Negotiates prices, with bounds that code enforces; the arithmetic is deterministic.',
    ...roles,
    keysOf(tools, records, keyHelp),
    ...costsOf(tools, payHelp),
    ...elsewhere(records, door, tools.length),
    REFUSALS,
    'Readable: svc://schemas/policy (the policy language), svc://tools/examples (a worked call of each ' +
      'tool), svc://tools/NAME/answer (the schema of its answer), skill:// guides.',
  ].join('\n');
}

/** Which tools need a key; a tool that can do without one says how. */
function keysOf(tools: readonly DoorTool[], records: readonly OperationRecord[], keyHelp: string | null): string {
  const keyed = tools.filter(({ record }) => record.access !== 'open');
  if (keyed.length === 0 || keyHelp === null) return 'No tool needs a key.';
  const named = keyed.map(({ link }) => {
    const ways = openJoins(link, records).map(({ argument }) => argument);
    return ways.length === 0 ? link.name : `${link.name} (not with ${ways.join(' or ')})`;
  });
  return `A key is needed by ${named.join(', ')}; every other tool is open and free. ${keyHelp}`;
}

/** Which tools cost money, and where it comes from. */
function costsOf(tools: readonly DoorTool[], payHelp: string | null): string[] {
  const paid = tools.filter(({ record }) => record.cost === 'wallet').map(({ link }) => link.name);
  return paid.length === 0 || payHelp === null
    ? []
    : [`The wallet of a gt_ key pays for ${paid.join(', ')}. ${payHelp}`];
}

function elsewhere(records: readonly OperationRecord[], door: Door, count: number): string[] {
  const more = toolsOfDoor(records, 'pro').length - count;
  return door === 'pro' || more === 0 ? [] : [`${more} more tools at ${PRO_DOOR_PATH} (over stdio: --door pro).`];
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
