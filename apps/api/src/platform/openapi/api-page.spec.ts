import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { INPUT_FAULT_CODES, OPERATIONS, REFUSAL_CODES, type OperationRecord } from '@svc/contracts';

const page = readFileSync(new URL('../../../../../docs/api.md', import.meta.url), 'utf8');

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

  it('names every code of a body that does not fit', () => {
    for (const code of Object.keys(INPUT_FAULT_CODES)) expect(page).toContain(`\`${code}\``);
  });

  it('is the catalogue of the codes of refusals: every code of the table, with its status and what it means', () => {
    const table = page.split('<!-- codes -->')[1]?.split('<!-- /codes -->')[0]?.trim().split('\n') ?? [];
    expect(table.slice(2).map((line) => line.replace(/ +/g, ' '))).toEqual(
      Object.entries(REFUSAL_CODES).map(([code, { status, means }]) => `| \`${code}\` | ${status} | ${means} |`),
    );
  });
});
