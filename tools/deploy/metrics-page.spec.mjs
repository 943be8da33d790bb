import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { METRICS } from '../../apps/api/src/platform/metrics/catalogue.js';
import { SPANS } from '../../apps/api/src/platform/tracing/spans.js';
import { ROOT } from '../install.mjs';

const page = readFileSync(join(ROOT, 'docs', 'metrics.md'), 'utf8');

describe('docs/metrics.md', () => {
  it('lists every metric of the service as the code has it, in its order, and no other', () => {
    const rows = [...page.matchAll(/^\| `(svc_\w+)` +\| (\w+) +\| (.*?) +\| (.*?) +\|$/gm)].map((match) =>
      match.slice(1, 5),
    );
    const listed = Object.entries(METRICS).map(([name, { type, labels, help }]) => [
      name,
      type,
      labels.map((label) => `\`${label}\``).join(', ') || '–',
      help,
    ]);
    expect(rows).toEqual(listed);
  });

  it('lists every kind of span as the code has it, in its order, and no other', () => {
    const rows = [...page.split('## Traces')[1].matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)];
    const listed = Object.entries(SPANS).map(([name, { attributes }]) => [
      name,
      attributes.map((attribute) => `\`${attribute}\``).join(', '),
    ]);
    expect(rows.map((match) => match.slice(1, 3))).toEqual(listed);
  });
});
