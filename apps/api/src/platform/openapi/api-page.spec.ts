import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { INPUT_FAULT_CODES, OPERATIONS, type OperationRecord } from '@svc/contracts';

const docs = (name: string): string => readFileSync(new URL(`../../../../../docs/${name}`, import.meta.url), 'utf8');
const page = docs('api.md');

function row(record: OperationRecord): string {
  const key = { open: '', svc_key: '`svc_`', gt_key: '`gt_`' }[record.access];
  const tools = record.tools.map((tool) => `\`${tool.name}\``).join(', ');
  return (
    `| ${record.summary} | \`${record.method} ${record.path}\` | ${key} | ${record.cost} | ` +
    `${record.signed ? 'yes' : ''} | ${tools} |`
  );
}

describe('docs/api.md', () => {
  it('lists exactly the operations that the records describe', () => {
    const table = page.split('<!-- operations -->')[1]?.split('<!-- /operations -->')[0]?.trim().split('\n') ?? [];
    const squeeze = (line: string): string => line.replace(/ +/g, ' ');
    expect(table.slice(2).map(squeeze)).toEqual(OPERATIONS.map(row).map(squeeze));
  });

  it('leaves the codes to docs/errors.md, which names every one of a body that does not fit', () => {
    const errors = docs('errors.md');
    for (const code of Object.keys(INPUT_FAULT_CODES)) expect(errors).toContain(`\`${code}\``);
  });
});
