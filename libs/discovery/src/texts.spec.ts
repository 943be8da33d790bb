import { describe, expect, it } from '@jest/globals';
import { NEGOTIATE_TURN, OPERATIONS } from '@svc/contracts';
import { llmsFullText, llmsText, pricingText } from './index.js';
import { DEPLOYMENT } from './testing/deployment.js';

const short = llmsText(OPERATIONS, DEPLOYMENT);
const full = llmsFullText(OPERATIONS, DEPLOYMENT);

describe('llms.txt', () => {
  it(
    'has the form that readers expect: a title, a quote, prose, then lists of links under headings, the ' +
      'skippable last',
    () => {
      const [title, , quote] = short.split('\n');
      expect([title, quote?.startsWith('> ')]).toEqual(['# Negotiation service', true]);
      const [, ...sections] = short.split(/^## /m);
      expect(sections.map((section) => section.split('\n')[0])).toEqual(['Connect', 'Operations', 'Tools', 'Optional']);
      for (const section of sections)
        for (const line of section
          .split('\n')
          .slice(2)
          .filter((one) => one !== ''))
          expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S/);
    },
  );

  it('stays short enough to be read whole: some seven thousand tokens', () =>
    expect(short.length).toBeLessThan(29_000));

  it('has the first sentence about every operation; the full text has the others', () => {
    const [, rest = ''] = /^.*?\. (?=[A-Z])(.*)$/s.exec(NEGOTIATE_TURN.description) ?? [];
    expect([rest.length > 100, short.includes(rest), full.includes(NEGOTIATE_TURN.description)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(short).toContain(NEGOTIATE_TURN.description.slice(0, -rest.length - 1));
  });

  it(
    'shows both ways to connect, names a package on npm only where there is one, the arena only where there is ' +
      'one',
    () => {
      expect(short).toContain('{"mcpServers": {"svc": {"url": "https://api.example.com/mcp/"}}}');
      expect(short).toContain('npx -y @svc/mcp-stdio');
      const unpublished = llmsText(OPERATIONS, { ...DEPLOYMENT, stdioPackage: null });
      expect(unpublished).not.toMatch(/npx|@svc/);
      expect(unpublished).toContain('`node apps/mcp-stdio/dist/svc-mcp.mjs`');
      expect(llmsText(OPERATIONS, { ...DEPLOYMENT, arenaUrl: null })).not.toContain(
        'certificates for negotiating agents',
      );
      expect(llmsText(OPERATIONS, { ...DEPLOYMENT, arenaUrl: 'https://arena.example.com' })).toContain(
        '(https://arena.example.com/llms.txt)',
      );
    },
  );
});

describe('llms-full.txt', () => {
  it('begins with llms.txt, byte for byte, and has more', () => {
    expect(full.startsWith(short)).toBe(true);
    expect(full.length).toBeGreaterThan(2 * short.length);
  });

  it('has for every operation its members with type and words, its refusals and a worked call that is JSON', () => {
    expect(full).toContain('- `state` (object or null, optional): ');
    expect(full).toContain('- `kind` ("offer" | "deal" | "handoff" | "decline"): ');
    expect(full).toContain('refuses with 400, 401, 403, 413, 415, 422, 429, 503');
    const blocks = [...full.matchAll(/```json\n([\s\S]*?)\n```/g)].map((match) => match[1] ?? '');
    expect(blocks.length).toBeGreaterThan(8);
    for (const block of blocks) expect(() => JSON.parse(block) as unknown).not.toThrow();
  });
});

describe('PRICING.md', () => {
  it('says the rates and the budget of this deployment', () => {
    const text = pricingText(OPERATIONS, {
      ...DEPLOYMENT,
      rates: { keylessPerMinute: 61, keyedPerMinute: 1601, modelCallsPerKeyPerDay: 12_345_678 },
    });
    expect(text).toMatch(/61 calls a minute per address[\s\S]*1,601 a minute[\s\S]*12,345,678 model calls/);
  });
});
