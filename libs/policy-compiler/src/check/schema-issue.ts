import type { SchemaFault } from '@svc/policy-rules';
import type { IssueCode } from '../issue.js';
import { ERROR_CODES } from '../issue.js';
import type { Finding } from '../issues/word-issue.js';
import { finding } from '../issues/word-issue.js';

const known: ReadonlySet<string> = new Set(ERROR_CODES);

/** A fault of the JSON Schema as a finding; a missing list or lowest price keeps its own code. */
export function schemaIssue(fault: SchemaFault): Finding {
  if (fault.path === '' && fault.keyword === 'required') {
    if (fault.message.includes('"list_price"')) return finding('listPriceMissing', '/list_price', []);
    if (fault.message.includes('"floor_price"')) return finding('floorMissing', '/floor_price', []);
  }
  const code = `schema_${fault.keyword.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
  const found = finding('shapeWrong', fault.path, [fault.path === '' ? null : fault.path, fault.message]);
  return known.has(code) ? { ...found, code: code as IssueCode } : found;
}
