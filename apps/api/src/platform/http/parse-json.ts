import { isUtf8 } from 'node:buffer';
import { ApiFault } from '../errors/api-fault.js';
import { describeJsonFault, type JsonFault } from './json-fault.js';
import { countColons, walkJsonTree } from './json-tree-fault.js';
import { repeatedMember } from './repeated-member.js';

/**
 * The value of a JSON body, guarded against everything that would bite further in.
 * @throws ApiFault 400 that names what is wrong and where
 */
export function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new ApiFault(400, 'the body is not valid UTF-8');
  const text = bytes.toString('utf8');
  const value = parse(text);
  const finding = walkJsonTree(value, text.includes('\\u'));
  if (finding.fault !== null) throw refusal(finding.fault);
  const repeated = mayRepeat(text, finding) ? repeatedMember(text) : null;
  if (repeated !== null) throw refusal(repeated);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiFault(400, 'the body is not valid JSON');
  }
}

/**
 * Each member has one colon in the text, and a repeated member is one that the parsed value lacks. So a text with no more
 * colons than its members and strings account for repeats nothing, unless a string spells a colon as an escape.
 */
function mayRepeat(text: string, { members, colonsInStrings }: { members: number; colonsInStrings: number }): boolean {
  return countColons(text) !== members + colonsInStrings || /\\u003a/i.test(text);
}

function refusal(fault: JsonFault): ApiFault {
  return new ApiFault(400, describeJsonFault(fault));
}
