import { describe, expect, it } from '@jest/globals';
import { LAWS, type LawName } from './extraction/laws.js';
import { runExtraction } from './extraction/run.js';

describe('what a buyer can extract who has the source, the list price and the reserve', () => {
  const findings = runExtraction({ count: 6, seed: '1' });

  it.each(findings.map((finding) => [finding.part, finding] as const))('is nothing by %s', (_, finding) => {
    expect(finding).toMatchObject({ wrong: 0, samples: [] });
    expect(finding.tried).toBeGreaterThan(25);
  });

  it.each(Object.keys(LAWS) as LawName[])('is found without the law "%s"', (without) => {
    const [finding] = runExtraction({ count: 5, seed: '1', without });
    expect(finding?.wrong).toBeGreaterThan(0);
  });
});
