import { describeJsonFault, JsonBodyFault, type JsonFault } from './json-body-fault.js';
import { countColons, walkJsonTree } from './json-tree.js';
import { repeatedMember } from './repeated-member.js';

/** A byte order mark is no JSON, so it is left for the parser to refuse. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The value of a JSON body (RFC 8259) that came from outside, guarded against everything that would bite further in:
 * bytes that are no UTF-8, numbers beyond the doubles, nesting deeper than {@link MAX_JSON_DEPTH}, repeated members,
 * names that reach a prototype, halves of surrogate pairs, NUL. Linear in the size of the body.
 * @throws JsonBodyFault that says what is wrong and where
 * @example parseJsonBody(new TextEncoder().encode('{"a":1e309}'))
 *   // throws: the body cannot be accepted: a number too large to represent at /a
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  const value = parse(text);
  const finding = walkJsonTree(value, text.includes('\\u'));
  if (finding.fault !== null) throw refusal(finding.fault);
  const repeated = mayRepeat(text, finding) ? repeatedMember(text) : null;
  if (repeated !== null) throw refusal(repeated);
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new JsonBodyFault('the body is not valid UTF-8');
  }
}

/** As much of the place as the engine tells. */
function whereOf(fault: string): string {
  if (fault.includes('end of JSON')) return ': it ends too early';
  const at = / at position (\d+)/.exec(fault)?.[1];
  return at === undefined ? '' : `, at character ${Number(at) + 1}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new JsonBodyFault(`the body is not valid JSON${whereOf(String(fault))}`);
  }
}

/**
 * Each member has one colon in the text, and a repeated member is one that the parsed value lacks. So a text with no
 * more colons than its members and strings account for repeats nothing, unless a string spells a colon as an escape.
 */
function mayRepeat(text: string, { members, colonsInStrings }: { members: number; colonsInStrings: number }): boolean {
  return countColons(text) !== members + colonsInStrings || /\\u003a/i.test(text);
}

function refusal(fault: JsonFault): JsonBodyFault {
  return new JsonBodyFault(describeJsonFault(fault));
}
