import type { SchemaFault } from '@svc/policy-rules';
import type { Issue, IssueCode } from '../issue.js';
import { ERROR_CODES, issue } from '../issue.js';

const known: ReadonlySet<string> = new Set(ERROR_CODES);

/** A fault of the JSON Schema as an issue; a missing list or lowest price keeps its own code. */
export function schemaIssue(fault: SchemaFault): Issue {
  if (fault.path === '' && fault.keyword === 'required') {
    if (fault.message.includes('"list_price"')) return issue('price_missing', '/list_price', 'The list price is missing.', 'Add list_price: the price that you ask for.');
    if (fault.message.includes('"floor_price"')) return issue('floor_missing', '/floor_price', 'The lowest price is missing.', 'Add floor_price: the lowest price that you accept.');
  }
  const code = `schema_${fault.keyword.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
  const place = fault.path === '' ? 'The policy' : fault.path;
  return issue(known.has(code) ? (code as IssueCode) : 'schema_type', fault.path, `${place} ${fault.message}.`, 'The policy language is published as a JSON Schema at /schemas/policy.json.');
}
