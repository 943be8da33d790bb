import { sayFault, type SchemaFault } from '@svc/policy-rules';
import type { IssueCode } from '../issue.js';
import { ERROR_CODES } from '../issue.js';
import type { Finding } from '../issues/word-issue.js';
import { finding } from '../issues/word-issue.js';

const known: ReadonlySet<string> = new Set(ERROR_CODES);

/** A fault of the JSON Schema as a finding; a missing list or lowest price keeps its own code. */
export function schemaIssue(fault: SchemaFault): Finding {
  if (fault.path === '' && fault.keyword === 'required') {
    if (fault.asked === 'list_price') return finding('listPriceMissing', '/list_price', []);
    if (fault.asked === 'floor_price') return finding('floorMissing', '/floor_price', []);
  }
  const code = `schema_${fault.keyword.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
  const found = finding('shapeWrong', fault.path, [fault.path === '' ? null : fault.path, sayFault(fault)]);
  return known.has(code) ? { ...found, code: code as IssueCode } : found;
}
